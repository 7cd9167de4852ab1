import { isByHand } from '@playground/kit/stations/ByHand';
import { createElement, type FormEvent, useRef, useState } from 'react';
import { type Action, FRAMEWORKS, type Framework, type ListOptions } from '../lists/options';
import { reactList } from '../lists/reactList';
import MountedList from './MountedList';

interface Props {
  /** The id of the station. */
  id: string;
  /** What one list has. `index` is its place, from 0. */
  listOf: (framework: Framework, index: number) => Omit<ListOptions, 'framework' | 'id' | 'allows'>;
  /** Why a step is wrong, in a sentence. Asked before the list changes. */
  judge: (framework: Framework, action: Action, text: string) => string | undefined;
  /** A person did a right step. */
  take: (framework: Framework, action: Action) => void;
  missed: (what: string) => void;
}

const TodoList = reactList({ createElement, useState });

/** The same list by each framework. A wrong step, or one by a script, is a miss and changes nothing. */
export default function FiveLists({ id, listOf, judge, take, missed }: Props) {
  // The lists keep the functions that they begin with.
  const latest = useRef({ judge, take });
  latest.current = { judge, take };
  // All texts of each field, because Lit may know an older one than the field shows.
  const typed = useRef(new Map<string, Set<string>>());
  const [lists] = useState(() =>
    FRAMEWORKS.map((framework, index): ListOptions => {
      const own = `${id}-${framework.toLowerCase().replace(' ', '-')}`;
      const allows = (action: Action, text: string, event: Event) => {
        const reason = latest.current.judge(framework, action, text);
        const byScript = action === 'add' && !typed.current.get(`${own}-field`)?.has(text);
        if (reason) missed(reason);
        else if (isByHand(byScript ? { type: 'input', isTrusted: false } : event, missed)) {
          latest.current.take(framework, action);
          return true;
        }
        return false;
      };
      return { ...listOf(framework, index), framework, id: own, allows };
    }),
  );
  // In a shadow root too, an input event comes here. Its target is then the first of its path.
  const keep = ({ nativeEvent }: FormEvent) => {
    const field = nativeEvent.composedPath()[0] as HTMLInputElement;
    if (!nativeEvent.isTrusted) return;
    typed.current.set(field.id, (typed.current.get(field.id) ?? new Set()).add(field.value));
  };
  return (
    <div className="row row-cols-1 row-cols-md-2 row-cols-xxl-3 g-3" onInputCapture={keep}>
      {lists.map((list) => (
        <div key={list.framework} className="col">
          <fieldset id={list.id} className="border rounded p-3 h-100">
            <legend className="h6 fw-bold mb-3">{list.framework}</legend>
            {list.framework === 'React 19' ? <TodoList {...list} /> : <MountedList options={list} />}
          </fieldset>
        </div>
      ))}
    </div>
  );
}
