import { FacetChoices, type Filters, toggled } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { EventFacets } from '../../events.contract.ts'
import { type EventSearch, eventCatalogue, ID_FACETS } from './event-search.ts'

const FACETS = [...ID_FACETS, 'language', 'captions', 'sign_language'] as const

/** The filters of the list, each choice with how many events it would show. */
export const eventFilters = (search: EventSearch, facets: EventFacets): Filters<EventSearch> => ({
  catalogue: eventCatalogue,
  search,
  facets: FACETS,
  applyLabel: m.filters_apply(),
  choices: (asked, choose) => {
    const ids = { search: asked, onChoose: choose }
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
        <Disclosure summary={m.filter_access()} open={Boolean(asked.captions || asked.sign_language)}>
          <Checkbox
            name="captions"
            value="1"
            label={m.captions()}
            count={numberLabel(facets.captions)}
            checked={asked.captions === 1}
            onChange={() => choose({ captions: asked.captions ? undefined : 1 })}
          />
          <Checkbox
            name="sign_language"
            value="1"
            label={m.sign_language()}
            count={numberLabel(facets.sign_language)}
            checked={asked.sign_language === 1}
            onChange={() => choose({ sign_language: asked.sign_language ? undefined : 1 })}
          />
        </Disclosure>
        <Disclosure summary={m.filter_language()} open={Boolean(asked.language)}>
          {facets.languages.map(({ id, count }) => (
            <Checkbox
              key={id}
              name="language"
              value={id}
              label={languageName(id)}
              count={numberLabel(count)}
              checked={asked.language?.includes(id) ?? false}
              onChange={() => choose({ language: toggled(asked.language, id) })}
            />
          ))}
        </Disclosure>
        <FacetChoices {...ids} facet="tag" title={m.filter_tag()} terms={facets.tags} />
        <FacetChoices {...ids} facet="creator" title={m.filter_speaker()} terms={facets.creators} />
      </>
    )
  },
})
