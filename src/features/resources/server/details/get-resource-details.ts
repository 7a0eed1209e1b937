import type { TextLanguage } from '#contract/wire.ts'
import { findCreatorCard } from '#foundation/creators/server/index.ts'
import { fileAddress } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResourceDetails, ResourceFile, ResourceLink } from '../../resource-details.contract.ts'
import { linkKind, videoOf } from '../../resource-link.contract.ts'
import { resourceAbilities } from '../../resources.policy.ts'
import type { Asking } from '../visible-resource.queries.ts'
import {
  type FileRow,
  findResourceFacts,
  type LinkRow,
  selectFiles,
  selectLinks,
} from './resource-details.queries.ts'

interface Wanted {
  id: number
  viewer: Asking
  language: TextLanguage
  /** The host of the external viewer for PowerPoint files. */
  viewerHost?: string | null
}

/** @throws ResourceNotFound */
export async function getResourceDetails(
  db: Db,
  { id, viewer, language, viewerHost = null }: Wanted,
): Promise<ResourceDetails> {
  const facts = await findResourceFacts(db, { id, viewer, language })
  const creator = facts.creator_id === null ? null : await findCreatorCard(db, facts.creator_id)
  const files = await selectFiles(db, id)
  const links = await selectLinks(db, id)
  return {
    ...facts,
    created_by: creator,
    resource_files: files.map((file) => ({
      ...fileOf(file, viewer),
      external_viewer: viewer && file.kind === 'powerpoint' && isForEveryone(facts) ? viewerHost : null,
    })),
    resource_links: links.map(linkOf),
    can: resourceAbilities(viewer, { ...facts, creator_id: creator?.id ?? null }),
  }
}

/** A file as pages receive it. Its address is only for logged-in people; the first page's picture is public. */
function fileOf(row: FileRow, viewer: Asking): Omit<ResourceFile, 'external_viewer'> {
  const { storage_key, drawing, caption_languages } = row
  const { id, kind, drawn_pages, page_count, page_width, page_height, fits_a4 } = row
  const { file_id, name, media_type, size, alt } = row
  const print =
    kind === 'pdf' && page_count !== null && page_width !== null && page_height !== null
      ? { page_count, page_width, page_height, fits_a4: fits_a4 ?? false, has_colour: colourOf(row) }
      : null
  return {
    file_id,
    name,
    media_type,
    size,
    alt,
    id,
    kind,
    is_resource_file: true,
    address: viewer && fileAddress({ storage_key }),
    page_images: drawn_pages > 0 ? `/resource-pages/${id}/${drawing}/{page}-1200.webp` : null,
    drawn_pages,
    print,
    // A grey copy of only some pages would look complete.
    grey_address: viewer && print?.has_colour && isWholeRendered(row) ? `/files-grey/${id}.pdf` : null,
    captions: caption_languages.map((language) => ({
      language,
      address: `/resource-captions/${id}/${language}.vtt`,
    })),
  }
}

const isForEveryone = ({ status, privacy }: Pick<ResourceDetails, 'status' | 'privacy'>) =>
  status === 'published' && privacy === 'Everyone'

const isWholeRendered = ({ page_count, drawn_pages }: FileRow) =>
  page_count !== null && drawn_pages >= page_count

const colourOf = (row: FileRow): boolean | null =>
  row.has_colour || isWholeRendered(row) ? row.has_colour : null

const linkOf = (link: LinkRow): ResourceLink => ({
  ...link,
  kind: linkKind(link.url),
  video_id: videoOf(link.url)?.video_id ?? null,
})
