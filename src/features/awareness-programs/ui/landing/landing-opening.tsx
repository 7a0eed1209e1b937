import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Picture } from '#ui-kit/picture.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ShareButton } from '#ui-kit/share-button.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import type { LandingPage } from '../../landing.contract.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import styles from './landing.module.css'
import { LandingProgress } from './landing-progress.tsx'
import { landingTitle } from './landing-title.ts'

interface LandingOpeningProps {
  landing: LandingPage
  referral_code: string | undefined
  publicUrl: string
}

/** Who invites, to what, with their own message and picture, and the progress. */
export function LandingOpening({ landing, referral_code, publicUrl }: LandingOpeningProps) {
  const { program, message, logo, cover, organisation_name, display_name, state } = landing
  const name = promoterName(landing)
  const picture = cover ?? program.picture
  const isOpen = state === 'open'
  const shared = landingAddress(landing, referral_code ? { referral_code } : {})
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <div className={styles.from}>
          {logo && <PictureImage isAside className={styles.logo} src={logo} alt="" width="64" height="64" />}
          {name && (
            <p className={styles.by}>
              <span>{m.awareness_landing_by({ name })}</span>
              {organisation_name && display_name && organisation_name !== display_name && (
                <span className={styles.of} lang={scriptLanguage(organisation_name)}>
                  {organisation_name}
                </span>
              )}
            </p>
          )}
        </div>
        <h1 className={styles.title} lang={program.text_language}>
          {program.title}
        </h1>
        <p className={styles.summary} lang={program.text_language}>
          {program.summary}
        </p>
        <TextLanguageNote language={program.text_language} />
        {message && (
          <blockquote className={styles.message} lang={scriptLanguage(message)}>
            {message}
          </blockquote>
        )}
        <LandingProgress landing={landing} />
        <div className={styles.ways}>
          {isOpen && (
            <a href="#take-part" className={buttonClass({ variant: 'primary', size: 'big' })}>
              {m.awareness_landing_begin()}
            </a>
          )}
          {state !== 'suspended' && (
            <ShareButton size="big" title={landingTitle(landing)} address={`${publicUrl}${shared}`} />
          )}
        </div>
      </div>
      {picture && (
        <Picture
          className={styles.cover}
          ratio="16/9"
          src={picture}
          srcSet={pictureSet(picture)}
          sizes="(width < 860px) 100vw, 520px"
          alt={cover ? '' : program.picture_alt}
          isFirst
        />
      )}
    </header>
  )
}
