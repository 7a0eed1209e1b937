import { useRouter } from '@tanstack/react-router'
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Fields, Sent } from '#contract/page-form.ts'
import { Origin } from '#features/events/ui/index.ts'
import { defineAutoAction, usePendingForm } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form, useFormField } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { freshNews } from '#ui-kit/fresh-news.ts'
import type { ModuleEvent, ProgramDetails } from '../../certificate-programs.contract.ts'
import { choosableEvents, eventsOfNewcomer } from './choosable-events.ts'
import styles from './choose-events.module.css'
import { clashesAmong } from './clashes.ts'
import { type ChosenEvents, chooseEventsForm, chosenEvents, registerForChosen } from './course-forms.ts'
import bar from './register-bar.module.css'

interface ChooseEventsProps {
  program: ProgramDetails
  /** The modules, with a checkbox at each event that can be chosen, below the checkbox for all of them. */
  children: (boxForAll: ReactNode) => ReactNode
}

const reminders = { wants_reminder_day: 'on', wants_reminder_hour: 'on' }
const inputOf = (fields: Fields) => chosenEvents(fields)

/** The modules as a form: choose events one by one or all at once, then register with one click. */
export function ChooseEvents({ program, children }: ChooseEventsProps) {
  const form = usePendingForm(chooseEventsForm, registerForChosenAction, inputOf)
  const goOn = useAfterChoosing()
  const { count, known } = useMemo(
    () => ({ count: choosableEvents(program).length, known: eventsOfNewcomer(program) }),
    [program],
  )
  if (count + known.length === 0) return children(null)
  return (
    <Form
      form={form}
      headingLevel={3}
      className={styles.form}
      values={reminders}
      before={(fields) => nothingChosen(fields)}
      onSent={goOn}
    >
      <input type="hidden" name="id" value={program.id} />
      <input type="hidden" name="title" value={program.title} />
      <Origin />
      {known.map(({ id }) => (
        <input key={id} type="hidden" name="events" value={id} />
      ))}
      <Choices program={program} count={count} known={known}>
        {children}
      </Choices>
    </Form>
  )
}

function nothingChosen(fields: Fields) {
  if (fields.has('events') || fields.has('is_all')) return []
  return [{ code: 'NothingChosen', field: 'events', message: m.program_choose_one() }]
}

interface ChoicesProps extends ChooseEventsProps {
  /** How many events can be chosen. */
  count: number
  known: readonly ModuleEvent[]
}

function Choices({ program, count, known, children }: ChoicesProps) {
  const part = useRef<HTMLDivElement>(null)
  const boxForAll = useRef<HTMLInputElement>(null)
  const { chosen, read, chooseAll } = useChosen(part, boxForAll, count)
  // Errors about the choice as a whole are shown at the first checkbox.
  const { id, error } = useFormField('events')
  const { values } = useFormField('is_all')
  return (
    <div ref={part} className={styles.part} onChange={read}>
      {children(
        count > 0 && (
          <div className={styles.all}>
            <Checkbox
              ref={boxForAll}
              id={id}
              name="is_all"
              error={error}
              defaultChecked={values.includes('on')}
              label={m.program_choose_all({ count })}
              onChange={(event: ChangeEvent<HTMLInputElement>) => chooseAll(event.currentTarget.checked)}
            />
          </div>
        ),
      )}
      <Disclosure summary={m.registration_reminders()} look="card">
        <FormCheckbox name="wants_reminder_day" label={m.reminder_day()} />
        <FormCheckbox name="wants_reminder_hour" label={m.reminder_hour()} />
      </Disclosure>
      <RegisterBar program={program} chosen={chosen} canChoose={known.length === 0} />
    </div>
  )
}

const boxesIn = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="events"]') ?? []),
]

/**
 * Which checkboxes are ticked. The DOM is the source of truth, so that ticks made before hydration aren't lost; the
 * checkbox for all follows the others, and sets them.
 */
function useChosen(
  part: RefObject<HTMLElement | null>,
  boxForAll: RefObject<HTMLInputElement | null>,
  count: number,
) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const read = useCallback(() => {
    const ticked = boxesIn(part.current).filter((box) => box.checked)
    setChosen(new Set(ticked.map((box) => Number(box.value))))
    const all = boxForAll.current
    if (!all) return
    all.checked = ticked.length === count
    all.indeterminate = ticked.length > 0 && ticked.length < count
  }, [part, boxForAll, count])
  useEffect(() => {
    // Ticked before hydration: it means all of them.
    if (boxForAll.current?.checked) for (const box of boxesIn(part.current)) box.checked = true
    read()
  }, [part, boxForAll, read])
  const chooseAll = (isWanted: boolean) => {
    for (const box of boxesIn(part.current)) box.checked = isWanted
    read()
  }
  return { chosen, read, chooseAll }
}

interface RegisterBarProps {
  program: ProgramDetails
  /** The chosen events; undefined until hydration. */
  chosen: ReadonlySet<number> | undefined
  /** If false, all that is left is to join. */
  canChoose: boolean
}

const nothing: ReadonlySet<number> = new Set()

/** The one button, with the number of chosen events and a warning if some overlap. */
function RegisterBar({ program, chosen = nothing, canChoose }: RegisterBarProps) {
  const clashes = clashesAmong(program, chosen)
  return (
    <div className={bar.bar} data-chosen={chosen.size > 0}>
      <div role="status" className={bar.words}>
        {clashes.map(({ event, other }) => (
          <p key={`${event.id} ${other.id}`}>
            {m.program_clash_chosen({ one: event.title, other: other.title })}
          </p>
        ))}
      </div>
      <SubmitButton isWide>{buttonLabel(chosen.size, canChoose)}</SubmitButton>
    </div>
  )
}

function buttonLabel(count: number, canChoose: boolean): string {
  if (count > 0) return m.program_register_count({ count })
  return canChoose ? m.program_register() : m.program_join()
}

const { publish: notifyRegistered, useNews: useRegistered } = freshNews<Sent>()

/** A visitor's registration: it continues after log-in, and the open page then goes to the next step. */
const registerForChosenAction = defineAutoAction<ChosenEvents>({
  name: 'register-for-course',
  reason: () => m.register_reason(),
  async run(api, input) {
    const sent = await registerForChosen(api, input)
    if (sent.success) notifyRegistered(sent)
    return sent
  },
})

/** After registering, reloads the page's data and goes to the thank-you page. */
function useAfterChoosing() {
  const router = useRouter()
  const goOn = async ({ goTo }: Sent) => {
    if (goTo === undefined) return
    await router.invalidate({ sync: true })
    await router.navigate({ href: goTo })
  }
  useRegistered((sent) => void goOn(sent))
  return goOn
}
