import { ClientOnly } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { m } from '#messages/messages.js'
import { ElsewhereView } from './elsewhere-view.tsx'
import { PdfView } from './pdf-view.tsx'
import { PictureView } from './picture-view.tsx'
import { Waiting } from './read-content.tsx'
import { SoundView, VideoView } from './sound-view.tsx'
import type { ViewProps } from './view-props.ts'

const WordView = lazy(async () => ({ default: (await import('./word-view.tsx')).WordView }))
const ExcelView = lazy(async () => ({ default: (await import('./excel-view.tsx')).ExcelView }))
const CsvView = lazy(async () => ({ default: (await import('./csv-view.tsx')).CsvView }))
const SlidesView = lazy(async () => ({ default: (await import('./slides/slides-view.tsx')).SlidesView }))
const TextView = lazy(async () => ({ default: (await import('./text-view.tsx')).TextView }))

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
      return <ReadHere view={props.file.name.endsWith('.csv') ? CsvView : TextView} {...props} />
  }
}

/** For files that are read only in the browser: the server can't render them. */
function ReadHere({ view: View, ...props }: ViewProps & { view: ComponentType<ViewProps> }) {
  const waiting = <Waiting />
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    </ClientOnly>
  )
}
