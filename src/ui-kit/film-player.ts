import type { Moment } from './frame-players.ts'

/** How the page controls a visible video. */
export interface FilmPlayer {
  /** Moves to that position and plays. */
  seek(seconds: number): void
  /** Sets the speed; null if the player's own menu does. */
  setSpeed: ((times: number) => void) | null
}

/** The props of every kind of player. */
export interface FilmProps {
  title: string
  /** The second to start at. */
  start: number
  /** Called with the player when it's ready, and with null when it unmounts. */
  onPlayer: (player: FilmPlayer | null) => void
  onMoment: (moment: Moment) => void
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
