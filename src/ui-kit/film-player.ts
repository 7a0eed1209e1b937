import type { Moment } from './frame-players.ts'

/** What the page can ask of a film that is shown. */
export interface FilmPlayer {
  /** Goes there and plays. */
  seek(seconds: number): void
  /** Sets the speed; null where the player's own menu does. */
  setSpeed: ((times: number) => void) | null
}

/** What every kind of player takes. */
export interface FilmProps {
  title: string
  /** Second to begin at. */
  start: number
  /** Called with the player as it is there, and with null as it goes. */
  onPlayer: (player: FilmPlayer | null) => void
  onMoment: (moment: Moment) => void
}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
