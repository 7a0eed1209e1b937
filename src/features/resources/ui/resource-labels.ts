import { m } from '#messages/messages.js'
import {
  AlignLeft,
  BookOpen,
  ChartColumn,
  CirclePlay,
  ClipboardCheck,
  FileSpreadsheet,
  FileText,
  FileType,
  FolderOpen,
  Headphones,
  type Icon,
  ImageIcon,
  Lightbulb,
  LinkIcon,
  NotebookPen,
  Presentation,
  Puzzle,
  Video,
  Wrench,
} from '#ui-kit/icons.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { Licence, MinutesToPrepare, ResourceCard, Sort } from '../resource-card.contract.ts'

export type ResourceKind = ResourceCard['kinds'][number]

export const preparingLabel = (minutes: MinutesToPrepare): string =>
  minutes === 0
    ? m.resource_preparing_none()
    : m.resource_preparing_minutes({ minutes: numberLabel(minutes) })

/** The icons of resource types, by their keys. */
const typeIcons: Record<string, Icon> = {
  worksheets: NotebookPen,
  assessments: ClipboardCheck,
  webinar: Video,
  workshops: Wrench,
  activity: Puzzle,
  'strategies-and-techniques': Lightbulb,
  chart: ChartColumn,
  'reading-materials': BookOpen,
  resources: FolderOpen,
  text: AlignLeft,
  video: CirclePlay,
  youtube: CirclePlay,
  vimeo: CirclePlay,
  link: LinkIcon,
  image: ImageIcon,
  word: FileType,
  excel: FileSpreadsheet,
  powerpoint: Presentation,
  pdf: FileText,
}

/** Types added by an administrator have no icon of their own. */
export const typeIcon = (key: string): Icon => typeIcons[key] ?? FolderOpen

const kinds: Record<ResourceKind, { icon: Icon; label: () => string }> = {
  picture: { icon: ImageIcon, label: m.resource_kind_picture },
  pdf: { icon: FileText, label: m.resource_kind_pdf },
  word: { icon: FileType, label: m.resource_kind_word },
  excel: { icon: FileSpreadsheet, label: m.resource_kind_excel },
  powerpoint: { icon: Presentation, label: m.resource_kind_powerpoint },
  audio: { icon: Headphones, label: m.resource_kind_audio },
  video: { icon: CirclePlay, label: m.resource_kind_video },
  text: { icon: AlignLeft, label: m.resource_kind_text },
  youtube: { icon: CirclePlay, label: m.resource_kind_youtube },
  vimeo: { icon: CirclePlay, label: m.resource_kind_vimeo },
  link: { icon: LinkIcon, label: m.resource_kind_link },
}

export const kindIcon = (kind: ResourceKind): Icon => kinds[kind].icon

/** 'Word', or with its pages 'PDF · 3 pages'. */
export function kindLabel(kind: ResourceKind, pages?: number | null): string {
  const name = kinds[kind].label()
  return pages ? m.resource_kind_with_pages({ kind: name, pages: pagesLabel(pages) }) : name
}

export const pagesLabel = (count: number) => m.resource_pages({ count, shown: numberLabel(count) })

/** Names of the sort orders. */
export const sortLabels: Record<Sort, () => string> = {
  likes: m.resources_sort_likes,
  newest: m.sort_newest,
  rating: m.sort_rating,
  title: m.resources_sort_title,
}

/** What people may do under each licence, in a sentence or two; its name is the licence itself. */
export const licenceTerms: Record<Licence, () => string> = {
  'CC BY 4.0': m.resource_licence_by,
  'CC BY-SA 4.0': m.resource_licence_by_sa,
  'CC0 1.0': m.resource_licence_cc0,
  'All rights reserved': m.resource_licence_all_rights,
}
