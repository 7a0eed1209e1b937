import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { defineAutoAction, useAttempt, useGoOn, useViewer } from '#foundation/accounts/ui/index.ts'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { freshNews } from '#ui-kit/fresh-news.ts'
import { CirclePlay } from '#ui-kit/icons.ts'
import { Picture } from '#ui-kit/picture.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { MainPress } from '../registering/main-press.tsx'
import { inputOf, Origin } from '../registering/register-form.tsx'
import { type RegisterInput, register } from '../registering/registration-forms.ts'
import { watchForm } from './film-forms.ts'
import styles from './film-stage.module.css'

interface FilmFacadeProps {
  event: EventDetails
  isRegistered: boolean
  onOpen: () => void | Promise<void>
}

let openNext: number | undefined
/**
 * The recording's page opens this event's player without another click, because the person clicked on the event's
 * page.
 */
export function openFilmOf(event_id: number | undefined): void {
  openNext = event_id
}
export const wasPressedBefore = (event_id: number): boolean => openNext === event_id

/** The picture shown before playing. Nothing is requested from the video's site before a click. */
export function FilmFacade({ event, isRegistered, onOpen }: FilmFacadeProps) {
  const attempt = useAttempt()
  const isVisitor = useViewer() === null
  const router = useRouter()
  const goToLogIn = useGoOn()
  useFilmAfterLogIn()

  function press(click: MouseEvent<HTMLButtonElement>) {
    const { form } = click.currentTarget
    if (!isVisitor || !form) return
    click.preventDefault()
    void attempt(watchAction, inputOf(form, router.state.location.href))
  }

  const label = isVisitor ? m.video_log_in() : isRegistered ? m.video_play() : m.video_watch()
  return (
    <div className={styles.facade}>
      <Picture
        src={event.picture}
        srcSet={pictureSet(event.picture)}
        sizes="(width < 960px) 100vw, 760px"
        alt={event.picture_alt}
        ratio="16/9"
        isFirst
        className={styles.picture}
      />
      <Form
        form={watchForm}
        headingLevel={3}
        className={styles.press}
        // Without an outcome, the session ended elsewhere.
        onSent={(sent) => (sent.outcome ? onOpen() : goToLogIn(sent))}
      >
        <input type="hidden" name="id" value={event.id} />
        <input type="hidden" name="title" value={event.title} />
        {isRegistered && <input type="hidden" name="is_registered" value="1" />}
        <Origin />
        <MainPress label={label}>
          <SubmitButton onClick={press}>
            <CirclePlay aria-hidden="true" />
            {label}
          </SubmitButton>
        </MainPress>
      </Form>
    </div>
  )
}

const { publish: notifyRegistered, useNews: useRegistered } = freshNews<void>()

/** For a visitor who wants to watch: registers after log-in, and the open page then loads the recording. */
const watchAction = defineAutoAction<RegisterInput>({
  name: 'watch-film',
  reason: () => m.video_log_in_reason(),
  async run(api, input) {
    const sent = await register(api, input)
    if (!sent.success) return sent
    notifyRegistered()
    return { success: true, toast: sent.toast }
  },
})

/** Reloads the page once the pending action has registered the person. */
function useFilmAfterLogIn(): void {
  const router = useRouter()
  useRegistered(() => void router.invalidate())
}
