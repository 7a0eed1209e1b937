import { m } from '#messages/messages.js'
import { ButtonLink } from '#ui-kit/button.tsx'
import { Download, Printer } from '#ui-kit/icons.ts'
import { codeAddress, posterAddress } from '../../sharing.contract.ts'
import styles from './share-campaign.module.css'
import type { NoteShared } from './use-note-shared.ts'

interface ShareOnPaperProps {
  id: number
  title: string
  noteShared: NoteShared
}

/** The QR code and the poster, for walls and counters. */
export function ShareOnPaper({ id, title, noteShared }: ShareOnPaperProps) {
  return (
    <div className={styles.paper}>
      <img
        className={styles.code}
        src={codeAddress(id)}
        alt={m.share_qr_alt({ title })}
        width="200"
        height="200"
        loading="lazy"
      />
      <div className={styles.prints}>
        <p>{m.awareness_editing_share_paper_help()}</p>
        <ButtonLink href={codeAddress(id)} download onClick={() => void noteShared('qr')}>
          <Download aria-hidden="true" />
          {m.awareness_editing_share_code()}
        </ButtonLink>
        <ButtonLink
          href={`${posterAddress(id)}&language=en`}
          download
          onClick={() => void noteShared('poster')}
        >
          <Printer aria-hidden="true" />
          {m.awareness_editing_share_poster()}
        </ButtonLink>
        <ButtonLink
          href={`${posterAddress(id)}&language=hi`}
          download
          onClick={() => void noteShared('poster')}
        >
          <Printer aria-hidden="true" />
          {m.awareness_editing_share_poster_hi()}
        </ButtonLink>
      </div>
    </div>
  )
}
