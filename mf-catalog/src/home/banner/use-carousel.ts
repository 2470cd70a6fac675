import { useEffect, useState } from "react";

const SLIDE_MS = 6000;

export interface Carousel {
  currentIndex: number;
  /** Whether slides advance automatically; false at first for visitors who prefer reduced motion. */
  isPlaying: boolean;
  /** Whether automatic rotation is suspended by the pointer or by keyboard focus. */
  isPaused: boolean;
  /** Shows a slide. An index before the first or after the last slide wraps around. */
  goTo: (index: number) => void;
  togglePlaying: () => void;
  setPaused: (reason: PauseReason, isPaused: boolean) => void;
}

type PauseReason = "pointer" | "focus";

/** The state of a carousel of `count` slides. Rotation starts in an effect, so that server-rendered HTML shows the first slide. */
export function useCarousel(count: number): Carousel {
  const [currentIndex, setCurrentIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [pauseReasons, setPauseReasons] = useState({ pointer: false, focus: false });
  const isPaused = pauseReasons.pointer || pauseReasons.focus;

  useEffect(() => setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  useEffect(() => {
    if (!isPlaying || isPaused) return;
    const timer = setTimeout(() => setCurrentIndex((currentIndex + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isPaused, currentIndex, count]);

  return {
    currentIndex,
    isPlaying,
    isPaused,
    goTo: (index) => setCurrentIndex((index + count) % count),
    togglePlaying: () => setPlaying(!isPlaying),
    setPaused: (reason, isPaused) => setPauseReasons((reasons) => ({ ...reasons, [reason]: isPaused })),
  };
}
