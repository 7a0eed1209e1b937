import type { ComponentType } from 'react'
import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { MyPageSearch, MyPageTab } from './my-page-search.ts'

interface PartProps<Data> {
  search: MyPageSearch
  /** What `load` returned; the part shows an error if it failed. */
  data: Data | Failure
  /** The product's public address, without a trailing slash. */
  publicUrl: string
}

interface PartCode<Data> {
  key: MyPageTab
  label: () => string
  /** Called only while the tab is shown. */
  load: (api: Api, search: MyPageSearch) => Promise<Data | Failure>
  Part: ComponentType<PartProps<Data>>
}

/** Data of any tab, as a loader returns it. */
export type PartData = { readonly [name: string]: PartValue }
type PartValue = string | number | boolean | null | undefined | PartData | readonly PartValue[]

/** A tab of My page: its `Part` shows what its own `load` returned. */
export type MyPagePart = PartCode<PartData>

/** The one place where a tab's data type is erased, so that the page can treat all tabs alike. */
export function part<Data extends object>(code: PartCode<Data>): MyPagePart {
  return code as unknown as MyPagePart
}
