import { m } from '#messages/messages.js'
import type { Warning } from '../warnings.contract.ts'

export const warningLabels: Record<Warning, () => string> = {
  flashing: m.warning_flashing,
  loud: m.warning_loud,
  upsetting: m.warning_upsetting,
}
