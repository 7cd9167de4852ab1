import { ByHand } from '@playground/kit/stations/ByHand';
import { lazily } from '@playground/kit/useLazy';
import type { ReactNode } from 'react';
import { EDITING } from '../editor/hands';
import type { Props } from '../editor/ModelEditor';
import InTheModel from './InTheModel';
import Loaded from './Loaded';

const lazy = lazily(() => import('../editor/ModelEditor').then((module) => module.default));

interface EditorProps extends Props {
  /** The text of the model, if the editor is there. */
  text: string | undefined;
  /** The frame whose body holds the text, if the editor is in one. It needs `body` as soon as that is there. */
  children?: ReactNode;
}

/** An editor that owns its model, its label, and its model as text beside it. */
export default function Editor({ text, children, ...props }: EditorProps) {
  const { id, label, body, missed } = props;
  return (
    <div className="row g-3 mb-3">
      <div className="col-md-6">
        <span className="form-label d-block">{label}</span>
        <ByHand events={EDITING} missed={missed}>
          {(!children || body) && <Loaded id={id} label={label} lazy={lazy} props={props} />}
          {children}
        </ByHand>
      </div>
      <InTheModel id={id} label={label} text={text ?? ''} />
    </div>
  );
}
