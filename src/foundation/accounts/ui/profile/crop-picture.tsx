import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import type { Answer } from '#contract/endpoint.ts'
import { product } from '#contract/product.ts'
import type { Registry } from '#contract/registry.ts'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { toast } from '#ui-kit/toast.ts'
import styles from './crop-picture.module.css'

const MOST_ZOOM = 4

interface CropPictureProps {
  file: File
  onCancel: () => void
  /** Called once the server has the picture. */
  onDone: () => Promise<void>
}

/** Chooses the round part of a picture to show: drag, pinch, arrow keys or slider. */
export function CropPicture({ file, onCancel, onDone }: CropPictureProps) {
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const area = useRef<Area>(undefined)
  const { send, cancel, share, problem } = useSending(onDone)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  useEffect(() => cancel, [cancel])

  const isSending = share !== undefined
  return (
    <div className={styles.crop}>
      <p>{m.profile_crop_help()}</p>
      <div className={styles.stage}>
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => {
              area.current = pixels
            }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': m.profile_crop_area() }}
          />
        ) : null}
      </div>
      <label className={styles.zoom}>
        {m.profile_crop_zoom()}
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : null}
      {isSending ? (
        <progress className={styles.progress} max={1} value={share} aria-label={m.profile_crop_sending()} />
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isBusy={isSending}
          onClick={() => {
            if (area.current) void send(file, area.current)
          }}
        >
          {m.profile_crop_use()}
        </Button>
        <Button variant="ghost" onClick={isSending ? cancel : onCancel}>
          {m.profile_cancel()}
        </Button>
      </div>
    </div>
  )
}

/** `share` is the part already sent, from 0 to 1; undefined while nothing is being sent. */
function useSending(onDone: () => Promise<void>) {
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const [cancel] = useState(() => () => running.current?.abort())

  async function send(file: File, area: Area) {
    const controller = new AbortController()
    running.current = controller
    setProblem(undefined)
    setShare(0)
    const picture = await cropSquare(file, area)
    const answer =
      picture && (await sendPicture(picture, { onProgress: setShare, signal: controller.signal }))
    setShare(undefined)
    if (controller.signal.aborted) return
    if (answer?.success) {
      toast.show({ kind: 'S', text: answer.data.message })
      return onDone()
    }
    setProblem(answer?.data.message ?? m.profile_picture_unreadable())
  }
  return { send, cancel, share, problem }
}

/** Pixels: the largest size in which people's pictures are served. */
const SIDE = 512

/**
 * Cuts a square out of a picture, turned the right way up.
 * @returns undefined if this browser can't decode or draw it
 */
async function cropSquare(
  file: Blob,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
    return blob ?? undefined
  } catch {
    return undefined
  }
}

type Sent = Answer<Registry['POST /v2/user/picture/upload/']>

/** XMLHttpRequest, because `fetch` reports no upload progress. Cancelling ends in a failure like any other. */
function sendPicture(
  picture: Blob,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const form = new FormData()
  form.append('picture', picture)
  const request = new XMLHttpRequest()
  request.open('POST', '/v2/user/picture/upload/')
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', document.documentElement.lang)
  request.responseType = 'json'
  return new Promise((resolve) => {
    const fail = () => resolve(unreachable())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as Sent | null
      if (!answer) fail()
      else resolve(answer.success ? answer : { ...answer, status: request.status })
    }
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) fail()
    else request.send(form)
  })
}

function unreachable(): Failure {
  const message = m.error_unreachable({ product: product.name })
  return { success: false, status: 0, data: { message }, errors: [{ code: 'Unreachable', message }] }
}
