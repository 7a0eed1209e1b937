import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Button, ButtonLink } from './button.tsx'
import { FieldError } from './field.tsx'
import { Copy, Download, MessageCircle, QrCode } from './icons.ts'
import styles from './share-button.module.css'
import { copyLink, type SharedBy, type SharedLink, whatsAppAddress } from './share-link.ts'

interface ShareChoicesProps {
  link: SharedLink
  onShared: (by: SharedBy) => void
  onDone: () => void
}

/** Ways to share a link on devices without a share sheet. */
export function ShareChoices({ link, onShared, onDone }: ShareChoicesProps) {
  const [code, setCode] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  async function copy() {
    if (!(await copyLink(link))) return
    onShared('copy')
    onDone()
  }

  async function draw() {
    setHasFailed(false)
    try {
      setCode(await qrCode(link.url))
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <div className={styles.choices}>
      <Button isWide onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {m.share_copy()}
      </Button>
      <ButtonLink
        isWide
        href={whatsAppAddress(link)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onShared('whatsapp')}
      >
        <MessageCircle aria-hidden="true" />
        {m.share_whatsapp()}
      </ButtonLink>
      {code === undefined ? (
        <Button isWide onClick={() => void draw()}>
          <QrCode aria-hidden="true" />
          {m.share_qr()}
        </Button>
      ) : (
        <figure className={styles.code}>
          <img src={code} alt={m.share_qr_alt({ title: link.title })} width="240" height="240" />
          <figcaption>{m.share_qr_help()}</figcaption>
          <ButtonLink href={code} download="qr-code.png" onClick={() => onShared('qr')}>
            <Download aria-hidden="true" />
            {m.share_qr_download()}
          </ButtonLink>
        </figure>
      )}
      {hasFailed ? <FieldError>{m.share_qr_failed()}</FieldError> : null}
    </div>
  )
}

/** Width of the QR code in pixels: sharp when printed on a sheet. */
const CODE_WIDTH = 720

async function qrCode(address: string): Promise<string> {
  const { toDataURL } = await import('qrcode')
  return toDataURL(address, { width: CODE_WIDTH, margin: 2, errorCorrectionLevel: 'M' })
}
