import { useEffect, useEffectEvent, useRef } from "react";

/** Calls a function after each render in which a value differs from the render before, but not after the first one. */
export function useOnChange<T>(value: T, onChange: (previous: T) => void): void {
  const previous = useRef(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const last = previous.current;
    previous.current = value;
    if (last !== value) report(last);
  }, [value]);
}
