import type { FormEvent } from 'react'
import type { FormCall } from '#contract/call-form.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { Pencil, X } from '#ui-kit/icons.ts'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import { type ResourceCard as Resource, resourceAddress } from '../../resource-card.contract.ts'
import { ResourceCard } from '../catalogue/resource-card.tsx'
import { DiscardDraft } from './begun-resources.tsx'

interface MyResourceCardProps {
  resource: Resource
  /** Created by the viewer. */
  isMade: boolean
  /** The form has unsubmitted changes. */
  hasUnsaved: boolean
  isFirst: boolean
  onTakeOut: (press: { byKeys: boolean }) => void
}

/** One of the viewer's resources: one they created can be edited, one they bookmarked can be removed. */
export function MyResourceCard({ resource, isMade, hasUnsaved, isFirst, onTakeOut }: MyResourceCardProps) {
  const editing = resourceAddress(resource, '/edit')
  const isDraft = resource.status === 'draft'
  return (
    <ResourceCard
      resource={resource}
      isFirst={isFirst}
      badges={badgesOf(resource, hasUnsaved).map(([words, tone]) => (
        <TypeBadge key={words} tone={tone}>
          {words}
        </TypeBadge>
      ))}
      {...(isDraft ? { address: editing } : {})}
      action={
        <>
          {isMade && (
            <AddressLink
              href={editing}
              className={buttonClass({ variant: 'ghost' })}
              aria-label={
                hasUnsaved
                  ? m.my_resources_unsaved_continue_named({ title: resource.title })
                  : m.resource_edit_named({ title: resource.title })
              }
            >
              <Pencil aria-hidden="true" />
              {hasUnsaved ? m.my_resources_unsaved_continue() : m.resource_edit()}
            </AddressLink>
          )}
          {hasUnsaved && <DiscardDraft subject={resource.id} title={resource.title} />}
          {resource.is_bookmarked && <TakeOut resource={resource} onTakeOut={onTakeOut} />}
        </>
      }
    />
  )
}

function badgesOf({ status, privacy, is_waiting }: Resource, hasUnsaved: boolean): [string, BadgeTone][] {
  return [
    ...(hasUnsaved ? [[m.my_resources_changes_unsaved(), 'marigold'] as [string, BadgeTone]] : []),
    ...(status === 'draft' ? [[m.resource_draft(), 'marigold'] as [string, BadgeTone]] : []),
    ...(status === 'hidden'
      ? [[is_waiting ? m.under_review_badge() : m.resource_hidden(), 'coral'] as [string, BadgeTone]]
      : []),
    ...(privacy === 'Only me' ? [[m.resource_only_me(), 'plum'] as [string, BadgeTone]] : []),
  ]
}

function TakeOut({ resource, onTakeOut }: Pick<MyResourceCardProps, 'resource' | 'onTakeOut'>) {
  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onTakeOut({ byKeys: event.currentTarget.matches(':has(:focus-visible)') })
  }
  return (
    <form method="post" onSubmit={press}>
      <input type="hidden" name={FORM_FIELD} value={'POST /v2/resource/bookmark/' satisfies FormCall} />
      <input type="hidden" name="is_bookmarked" value="false" />
      <input type="hidden" name="id" value={resource.id} />
      <Button
        type="submit"
        variant="ghost"
        aria-label={m.my_resources_remove_named({ title: resource.title })}
      >
        <X aria-hidden="true" />
        {m.my_resources_remove()}
      </Button>
    </form>
  )
}
