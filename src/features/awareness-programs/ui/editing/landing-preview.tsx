import { useEffect, useState } from 'react'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { Picture } from '#ui-kit/picture.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { useFieldsNow } from '#ui-kit/use-fields-now.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import landing from '../landing/landing.module.css'
import { LandingProgress } from '../landing/landing-progress.tsx'
import styles from './edit-landing.module.css'
import { landingPageForm } from './editing-forms.ts'
import { type ShownLanding, shownIn } from './landing-form.ts'

interface LandingPreviewProps {
  campaign: Subscription
  /** The initial values. */
  began: ShownLanding
  /** The id of the element that contains the form. */
  within: string
  headingId: string
}

/** The top of the landing page at the width of a phone; follows the form. */
export function LandingPreview({ campaign, began, within, headingId }: LandingPreviewProps) {
  const fields = useFieldsNow(within, landingPageForm.name, true)
  const chosen = useChosenPictures(within)
  const shown = fields ? shownIn(fields, campaign, chosen) : began
  return (
    <section aria-labelledby={headingId} className={styles.preview}>
      <h2 id={headingId} className={styles.previewTitle} tabIndex={-1}>
        {m.awareness_editing_preview()}
      </h2>
      <div className={styles.phone}>
        <Opening campaign={campaign} shown={shown} />
      </div>
    </section>
  )
}

/** `LandingOpening` as on a phone, in a column of that width on any screen. */
function Opening({ campaign, shown }: { campaign: Subscription; shown: ShownLanding }) {
  const { display_name, organisation_name, message, goal, logo, cover } = shown
  const { title } = campaign.program_data
  const name = promoterName({ kind: campaign.kind, display_name, organisation_name })
  return (
    <>
      {cover ? (
        <Picture
          src={cover}
          srcSet={pictureSet(cover)}
          sizes="(width < 860px) 100vw, 520px"
          alt=""
          ratio="16/9"
          className={landing.cover}
        />
      ) : null}
      <div className={landing.from}>
        {logo ? <img src={logo} alt="" className={landing.logo} width="64" height="64" /> : null}
        {name ? (
          <p className={landing.by}>
            <span>{m.awareness_landing_by({ name })}</span>
            {organisation_name && display_name && organisation_name !== display_name ? (
              <span className={landing.of} lang={scriptLanguage(organisation_name)}>
                {organisation_name}
              </span>
            ) : null}
          </p>
        ) : (
          <p className={styles.lacking}>{m.awareness_editing_preview_no_name()}</p>
        )}
      </div>
      <p className={styles.title} lang={scriptLanguage(title)}>
        {title}
      </p>
      {message ? (
        <blockquote className={landing.message} lang={scriptLanguage(message)}>
          {message}
        </blockquote>
      ) : (
        <p className={styles.lacking}>{m.awareness_editing_preview_no_message()}</p>
      )}
      <LandingProgress landing={{ completions_count: campaign.completions_count, goal }} />
    </>
  )
}

type Chosen = Partial<Record<'logo' | 'cover', string>>

/** Object URLs of the pictures chosen in the element's file fields, revoked when the choice changes. */
function useChosenPictures(within: string): Chosen {
  const [chosen, setChosen] = useState<Chosen>({})
  useEffect(() => {
    const element = document.getElementById(within)
    if (!element) return
    const made = new Map<string, { file: File; address: string }>()
    const drop = (name: string) => {
      URL.revokeObjectURL(made.get(name)?.address ?? '')
      made.delete(name)
    }
    const read = () => {
      const before = [...made.values()].map(({ address }) => address).join()
      for (const name of ['logo', 'cover']) {
        const input = element.querySelector<HTMLInputElement>(`input[type="file"][name="${name}"]`)
        const file = input?.files?.[0]
        // Browsers clear the file when the file dialog is opened again; an uploaded one is still there.
        const isSent = element.querySelector(`input[type="hidden"][name="${name}"]`) !== null
        if (file ? made.get(name)?.file !== file : !isSent) drop(name)
        if (file && !made.has(name)) made.set(name, { file, address: URL.createObjectURL(file) })
      }
      const now = [...made.values()].map(({ address }) => address).join()
      if (now !== before)
        setChosen(Object.fromEntries([...made].map(([name, { address }]) => [name, address])))
    }
    element.addEventListener('change', read)
    element.addEventListener('input', read)
    return () => {
      element.removeEventListener('change', read)
      element.removeEventListener('input', read)
      for (const name of [...made.keys()]) drop(name)
    }
  }, [within])
  return chosen
}
