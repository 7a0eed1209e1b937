import { type ReactNode, useState } from 'react'
import { UploadList } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_BYTES, MOST_VIDEO_BYTES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { useFormField } from '#ui-kit/form.tsx'
import { RichText } from '#ui-kit/rich-text.tsx'
import { MOST_FILES, MOST_TEXT_LETTERS } from '../../resource-card.contract.ts'
import type { ResourceFile } from '../../resource-details.contract.ts'
import { AltField } from './alt-field.tsx'
import { CaptionsField } from './captions-field.tsx'
import { CurrentFiles } from './current-files.tsx'
import { LinkFields } from './link-fields.tsx'
import styles from './making.module.css'
import { DELETED, FILES } from './making-fields.ts'
import type { BegunFiles } from './making-form.ts'
import { MakingStep } from './making-step.tsx'
import type { Step } from './making-steps.ts'

const ACCEPT =
  '.pdf,.docx,.xlsx,.pptx,.txt,.md,.csv,.jpg,.jpeg,.png,.webp,.avif,.gif,.mp3,.m4a,.ogg,.wav,.mp4,.webm,.mov'

interface ContentStepProps {
  current: Step
  addType: string
  files: readonly ResourceFile[]
  begun: Pick<BegunFiles, 'there' | 'captions'>
  linksWait: boolean
}

/** Step 2: the content, starting with the way chosen in step 1. */
export function ContentStep({ current, addType, files, begun, linksWait }: ContentStepProps) {
  const parts: Record<string, ReactNode> = {
    '1': <Words key="words" isFirst={addType === '1'} />,
    '2': <Files key="files" files={files} begun={begun} isFirst={addType === '2'} />,
    '3': <Links key="links" isFirst={addType === '3'} linksWait={linksWait} />,
  }
  const order = [addType, ...['2', '3', '1'].filter((part) => part !== addType)]
  return (
    <MakingStep
      step={2}
      current={current}
      title={m.resource_content_title()}
      lead={m.resource_content_lead()}
    >
      {order.map((part) => parts[part])}
    </MakingStep>
  )
}

function Part({ title, isFirst, children }: { title: string; isFirst: boolean; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>
        {title} {isFirst ? null : <span className={styles.optional}>{m.auth_optional()}</span>}
      </h3>
      {children}
    </div>
  )
}

function Files({ files, begun, isFirst }: Pick<ContentStepProps, 'files' | 'begun'> & { isFirst: boolean }) {
  const { values } = useFormField(DELETED)
  const [ticked, setTicked] = useState(values.length)
  return (
    <Part title={m.resource_files()} isFirst={isFirst}>
      {files.length > 0 ? (
        <CurrentFiles
          files={files}
          captions={begun.captions}
          onTick={(isTicked) => setTicked((count) => count + (isTicked ? 1 : -1))}
        />
      ) : null}
      <UploadList
        name={FILES}
        label={files.length > 0 ? m.resource_files_more() : m.resource_files_add()}
        help={m.resource_files_help({
          most: MOST_FILES,
          megabytes: inMegabytes(MOST_BYTES),
          video: inMegabytes(MOST_VIDEO_BYTES),
        })}
        accept={ACCEPT}
        room={MOST_FILES - files.length + ticked}
        begun={begun.there}
      >
        {({ id, media_type, name }) => {
          if (media_type.startsWith('image/')) return <AltField file_id={id} name={name} />
          if (!media_type.startsWith('video/')) return null
          return <CaptionsField file_id={id} name={name} begun={begun.captions} />
        }}
      </UploadList>
    </Part>
  )
}

function Links({ isFirst, linksWait }: { isFirst: boolean; linksWait: boolean }) {
  return (
    <Part title={m.resource_links()} isFirst={isFirst}>
      {linksWait ? <p className={styles.soft}>{m.under_review_note_links()}</p> : null}
      <LinkFields />
    </Part>
  )
}

function Words({ isFirst }: { isFirst: boolean }) {
  return (
    <Part title={m.resource_words()} isFirst={isFirst}>
      <RichText
        name="description"
        label={m.resource_description()}
        help={m.resource_description_help()}
        maxLength={MOST_TEXT_LETTERS}
      />
      <RichText
        name="instruction"
        label={m.resource_instruction()}
        help={m.resource_instruction_help()}
        maxLength={MOST_TEXT_LETTERS}
      />
    </Part>
  )
}
