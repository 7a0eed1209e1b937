import { useEffect, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { toast } from '#ui-kit/toasts.tsx'
import styles from './crop-picture.module.css'
import { cropSquare } from './crop-square.ts'
import { sendPicture } from './send-picture.ts'

const MOST_ZOOM = 4

interface CropPictureProps {
  file: File
  onCancel: () => void
  /** The server has the picture. */
  onDone: () => Promise<void>
}

/** The round part of a picture that is shown: dragged, pinched, or moved by arrow keys and slider. */
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

/** `share` is undefined while nothing is on its way, else how much of it has gone. */
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
    const words = answer?.data.message ?? m.profile_picture_unreadable()
    setProblem(words)
    toast.show({ kind: 'E', text: words })
  }
  return { send, cancel, share, problem }
}
