import { ClientOnly } from '@tanstack/react-router'
import { type ComponentType, Suspense, useState } from 'react'
import { m } from '#messages/messages.js'
import { FieldError } from '#ui-kit/field.tsx'
import { lazyCode, type PartProps } from '#ui-kit/lazy-parts.tsx'
import { ElsewhereView } from './elsewhere-view.tsx'
import { PdfView } from './pdf-view.tsx'
import { PictureView } from './picture-view.tsx'
import { Waiting } from './read-content.tsx'
import { SoundView, VideoView } from './sound-view.tsx'
import type { ViewProps } from './view-props.ts'

const WordView = lazyCode(() => import('./word-view.tsx')).part((code) => code.WordView)
const ExcelView = lazyCode(() => import('./excel-view.tsx')).part((code) => code.ExcelView)
const CsvView = lazyCode(() => import('./csv-view.tsx')).part((code) => code.CsvView)
const SlidesView = lazyCode(() => import('./slides/slides-view.tsx')).part((code) => code.SlidesView)
const TextView = lazyCode(() => import('./text-view.tsx')).part((code) => code.TextView)

/** A file in the view for its kind. Each view loads its code when first used. */
export function FileView(props: ViewProps) {
  return (
    <>
      <noscript>
        <p>{m.resource_viewer_no_script()}</p>
      </noscript>
      <View {...props} />
    </>
  )
}

function View(props: ViewProps) {
  switch (props.file.kind) {
    case 'pdf':
      return <PdfView {...props} />
    case 'picture':
      return <PictureView {...props} />
    case 'audio':
      return <SoundView {...props} />
    case 'video':
      return <VideoView {...props} />
    case 'powerpoint':
      return (
        <>
          <ReadHere view={SlidesView} {...props} />
          <ElsewhereView {...props} />
        </>
      )
    case 'word':
      return <ReadHere view={WordView} {...props} />
    case 'excel':
      return <ReadHere view={ExcelView} {...props} />
    case 'text':
      return <ReadHere view={/\.csv$/i.test(props.file.name) ? CsvView : TextView} {...props} />
  }
}

/** For files that are read only in the browser: the server can't render them. */
function ReadHere({ view: View, ...props }: ViewProps & { view: ComponentType<ViewProps & PartProps> }) {
  const [isMissing, setIsMissing] = useState(false)
  const waiting = <Waiting />
  if (isMissing) return <FieldError>{m.resource_viewer_failed()}</FieldError>
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>
        <View {...props} onMissing={() => setIsMissing(true)} />
      </Suspense>
    </ClientOnly>
  )
}
