import { type Props, redesigned } from './redesigned';

const REFERENCES =
  /^(id|htmlFor|form|list|headers|popoverTarget|aria-(activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

/** A prefix, so that an id that a component makes of another one follows. A component may hand on what is changed already. */
const other = (ids: string) => ids.replace(/(^|\s)(?!el-1f-)(?=\S)/g, '$1el-1f-');

function change(props: Props): Props {
  const changed = Object.entries(props).map(([name, value]) => {
    if (typeof value === 'string' && REFERENCES.test(name)) return [name, other(value)];
    if (typeof value === 'string' && name === 'href' && /^#./.test(value)) return [name, `#${other(value.slice(1))}`];
    // Libraries take the props of a field of theirs under this name.
    if (name === 'inputProps' && value) return [name, change(value as Props)];
    return [name, value];
  });
  return Object.fromEntries(changed);
}

export const { jsx, jsxs, createElement, Fragment } = redesigned(
  (make, type, props) => make(type, change(props)),
  change,
);
