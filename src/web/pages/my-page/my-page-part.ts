import type { ComponentType } from 'react'
import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { MyPageSearch, MyPageTab } from './my-page-search.ts'

interface PartProps<Data> {
  search: MyPageSearch
  /** What `load` answered; the part says it where nothing could be had. */
  data: Data | Failure
  /** The product's public address, without a last slash. */
  publicUrl: string
}

interface PartCode<Data> {
  key: MyPageTab
  label: () => string
  /** Asked only while the part is shown. */
  load: (api: Api, search: MyPageSearch) => Promise<Data | Failure>
  Part: ComponentType<PartProps<Data>>
}

/** What a loader hands on, whichever part it is of. */
export type PartData = { readonly [name: string]: PartValue }
type PartValue = string | number | boolean | null | undefined | PartData | readonly PartValue[]

/** A tab of My page: its `Part` shows what its own `load` answered. */
export type MyPagePart = PartCode<PartData>

/** The one place where a part's kind of data is forgotten, so that the page can hold all of them alike. */
export function part<Data extends object>(code: PartCode<Data>): MyPagePart {
  return code as unknown as MyPagePart
}
