import { m } from '#messages/messages.js'
import { durationLabel } from '../event-labels.ts'

/** '4:07', '1:02:09'. */
export function filmTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/**
 * A position in a recording as a duration, so that it doesn't look like a time of day: '7 s', '11 min 50 s', '1 h 2
 * min'.
 */
export function watchedLabel(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  if (minutes === 0) return m.seconds({ count: rest })
  return rest === 0 || minutes >= 60 ? durationLabel(minutes) : m.minutes_seconds({ minutes, seconds: rest })
}
