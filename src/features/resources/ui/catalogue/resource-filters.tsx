import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { FacetChoices, type Filters } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { FACETS } from '../../resource-card.contract.ts'
import type { ResourceFacets } from '../../resources.contract.ts'
import { type ResourceSearch, resourceCatalogue } from './resource-search.ts'

/** The filters of the library, each choice with how many resources it would show. */
export const resourceFilters = (search: ResourceSearch, facets: ResourceFacets): Filters<ResourceSearch> => ({
  catalogue: resourceCatalogue,
  search,
  facets: FACETS,
  applyLabel: m.resources_apply(),
  choices: (asked, choose) => {
    const ids = {
      search: asked,
      onChoose: choose,
      countLabel: facets.counts_are_capped ? cappedLabel : numberLabel,
    }
    return (
      <>
        <FacetChoices
          {...ids}
          facet="age_group"
          title={m.filter_age_group()}
          terms={facets.age_groups}
          isOpen
        />
        <FacetChoices {...ids} facet="skill" title={m.filter_skill()} terms={facets.skills} isOpen />
        <FacetChoices {...ids} facet="type" title={m.filter_type()} terms={facets.types} />
        <FacetChoices {...ids} facet="tag" title={m.filter_tag()} terms={facets.tags} />
        <FacetChoices {...ids} facet="creator" title={m.filter_creator()} terms={facets.creators} />
      </>
    )
  },
})

/** '10,000+', because combinations aren't counted further. */
const cappedLabel = (count: number) =>
  count === RECORDS_TOTAL_CAP ? m.count_capped({ shown: numberLabel(count) }) : numberLabel(count)
