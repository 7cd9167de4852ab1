import { useEffect, useEffectEvent } from 'react';

/** Listens on the window while the component is there. With `capture`, `hear` is called before the elements of the page get the event. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
  capture = false,
) {
  const onEvent = useEffectEvent(hear);
  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, listen, capture);
    return () => window.removeEventListener(type, listen, capture);
  }, [type, capture]);
}
