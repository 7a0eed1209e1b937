import { Fragment } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { DialogFrame } from '#ui-kit/dialog-frame.tsx'
import { useKeptOnDevice } from '#ui-kit/kept-on-device.ts'
import styles from './guide.module.css'
import { SHORTCUTS_KEY } from './shortcuts.ts'

interface Shortcut {
  keys: readonly string[]
  /** How screen readers should read a key that they may skip. */
  said?: string
  does: string
}

const shortcuts = (hasPalette: boolean): Shortcut[] => [
  { keys: ['/'], said: m.shortcuts_slash(), does: m.search() },
  { keys: ['g', 'h'], does: m.shortcuts_home() },
  { keys: ['g', 'r'], does: m.nav_resources() },
  { keys: ['g', 'p'], does: m.programs_title() },
  { keys: ['g', 'm'], does: m.nav_my_page() },
  { keys: ['?'], said: m.shortcuts_question_mark(), does: m.shortcuts_title() },
  { keys: ['Esc'], does: m.shortcuts_escape() },
  ...(hasPalette ? [{ keys: [m.palette_keys()], does: m.shortcuts_palette() }] : []),
]

/** All keyboard shortcuts, and the switch that turns off single keys. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const viewer = useViewer()
  const [kept, keep] = useKeptOnDevice(SHORTCUTS_KEY)
  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={onClose}
      title={m.shortcuts_title()}
      closeLabel={m.share_close()}
    >
      <dl className={styles.shortcuts}>
        {shortcuts((viewer?.roles.length ?? 0) > 0).map(({ keys, said, does }) => (
          <div key={does} className={styles.shortcut}>
            <dt>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ` ${m.shortcuts_then()} `}
                  <kbd className={styles.key} aria-hidden={said ? true : undefined}>
                    {key}
                  </kbd>
                </Fragment>
              ))}
              {said && <span className="visually-hidden">{said}</span>}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={m.shortcuts_on()}
        help={m.shortcuts_on_help()}
        checked={kept !== 'off'}
        onChange={({ currentTarget }) => keep(currentTarget.checked ? 'on' : 'off')}
      />
    </DialogFrame>
  )
}
