import { AskFirst, ContentWarning } from '#foundation/easy-read/ui/index.ts'
import { m } from '#messages/messages.js'
import clickToPlay from '#ui-kit/click-to-play-film.module.css'
import { CirclePlay } from '#ui-kit/icons.ts'
import { Picture } from '#ui-kit/picture.tsx'
import type { ResourceDetails, ResourceFile, ResourceLink } from '../../resource-details.contract.ts'
import { FileLink } from '../doing/file-link.tsx'
import { SoundView, VideoView } from '../viewer/sound-view.tsx'
import { LinkedFilm } from './linked-film.tsx'
import { PageGallery } from './page-gallery.tsx'
import { ResourceGlance } from './resource-glance.tsx'
import styles from './resource-page.module.css'

/** The main content at the top of a resource's page. */
export type Stage =
  | { is: 'pages' | 'article' | 'illustration' }
  | { is: 'player'; file: ResourceFile }
  | { is: 'film'; link: ResourceLink }

/**
 * Pages as pictures if there are any, else a player, else an article; an illustration if files can't be shown here.
 */
export function stageOf({ resource_files, resource_links }: ResourceDetails): Stage {
  if (resource_files.some(({ page_images }) => page_images !== null)) return { is: 'pages' }
  const file = resource_files.find(({ kind }) => kind === 'video' || kind === 'audio')
  if (file) return { is: 'player', file }
  const link = resource_links.find(({ kind, is_dead }) => kind !== 'link' && !is_dead)
  if (link) return { is: 'film', link }
  return { is: resource_files.length + resource_links.length === 0 ? 'article' : 'illustration' }
}

interface ResourceStageProps {
  resource: ResourceDetails
  publicUrl: string
  /** The id in the address of the link whose video is open. */
  film?: number | undefined
  /** Whether pictures link to a larger view. */
  isLink?: boolean
}

export function ResourceStage({ resource, publicUrl, film, isLink = true }: ResourceStageProps) {
  const { picture, title, content_warnings } = resource
  const stage = stageOf(resource)
  switch (stage.is) {
    case 'pages':
      return <PageGallery key={resource.id} resource={resource} isLink={isLink} />
    case 'player':
      return <FilePlayer resource={resource} file={stage.file} />
    case 'film':
      return (
        <AskFirst warnings={content_warnings} of={`film-${stage.link.id}`}>
          <LinkedFilm
            link={stage.link}
            title={title}
            publicUrl={publicUrl}
            isAsked={stage.link.id === film}
          />
        </AskFirst>
      )
    case 'illustration':
      return <Picture src={picture} alt="" ratio="16/7" isFirst className={styles.illustration} />
    case 'article':
      return <ResourceGlance resource={resource} />
  }
}

/** A player for video or sound; a visitor's click continues after log-in. */
function FilePlayer({ resource, file }: { resource: ResourceDetails; file: ResourceFile }) {
  const { title, language, content_warnings } = resource
  const { address, kind } = file
  const View = kind === 'video' ? VideoView : SoundView
  if (address) {
    return (
      <AskFirst warnings={content_warnings} of={String(file.id)}>
        <div className={styles.player}>
          <View file={file} address={address} title={title} language={language} />
        </div>
      </AskFirst>
    )
  }
  return (
    <div className={clickToPlay.stage}>
      <ContentWarning of={content_warnings} />
      <div className={clickToPlay.facade}>
        <FileLink resource={resource} file={file} variant="primary" size="big">
          <CirclePlay aria-hidden="true" />
          {kind === 'video' ? m.video_play() : m.resource_play_sound()}
        </FileLink>
        <p>{m.resource_play_log_in()}</p>
      </div>
    </div>
  )
}
