import { m } from '#messages/messages.js'

/** A size in everyday form: `1.4 MB`. */
export function sizeLabel(bytes: number): string {
  const isSmall = bytes < 1024 * 1024
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const count = isSmall ? Math.max(1, bytes / 1024) : bytes / 1024 / 1024
  const maximumFractionDigits = count < 10 && !isSmall ? 1 : 0
  return new Intl.NumberFormat(m.page_locale(), { style: 'unit', unit, maximumFractionDigits }).format(count)
}
