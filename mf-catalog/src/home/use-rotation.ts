import { useEffect, useState } from "react";

const SLIDE_MS = 6000;

export interface Rotation {
  /** The slide on show. */
  at: number;
  /** Whether slides change by themselves; people who ask for less motion have to start it. */
  isRunning: boolean;
  /** Whether it waits, because somebody points at it or is in it by keyboard. */
  isHeld: boolean;
  /** Shows a slide; beyond the last comes the first. */
  show: (at: number) => void;
  toggle: () => void;
  hold: (by: Holder, isHeld: boolean) => void;
}

type Holder = "pointer" | "focus";

/** Shows one of `count` slides after the other. It starts in the browser: what a server renders stands still. */
export function useRotation(count: number): Rotation {
  const [at, setAt] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [holders, setHolders] = useState({ pointer: false, focus: false });
  const isHeld = holders.pointer || holders.focus;

  useEffect(() => setRunning(!window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    if (!isRunning || isHeld) return;
    const timer = setTimeout(() => setAt((at + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isHeld, at, count]);

  return {
    at,
    isRunning,
    isHeld,
    show: (to) => setAt((to + count) % count),
    toggle: () => setRunning(!isRunning),
    hold: (by, isHeld) => setHolders((others) => ({ ...others, [by]: isHeld })),
  };
}
