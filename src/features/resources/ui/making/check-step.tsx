import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Fields, fieldText } from '#contract/page-form.ts'
import { FileMark } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { CircleAlert, Clock, LinkIcon } from '#ui-kit/icons.ts'
import { asHtml } from '#ui-kit/rich-text-words.ts'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import { useFieldsNow } from '#ui-kit/use-fields-now.ts'
import type { Licence } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { isWebAddress } from '../../resource-link.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { licenceNames } from './licence-labels.ts'
import styles from './making.module.css'
import { fileNames, keywordsIn, linksIn, wrongToSend } from './making-fields.ts'
import { RESOURCE_FORM } from './making-forms.ts'
import { MakingStep } from './making-step.tsx'
import { firstWrongStep, type Step } from './making-steps.ts'

interface CheckStepProps {
  current: Step
  within: string
  resource: ResourceDetails | null
  choices: ResourceChoices
  /** Whether the form offers to save a draft. */
  isDraft: boolean
}

/** The last step: a preview, and what is still missing. */
export function CheckStep({ current, within, resource, choices, isDraft }: CheckStepProps) {
  const fields = useFieldsNow(within, RESOURCE_FORM, current === 5)
  return (
    <MakingStep
      step={5}
      current={current}
      title={m.resource_check_title()}
      lead={isDraft ? m.resource_check_lead() : m.resource_check_lead_changes()}
    >
      {fields ? (
        <>
          <Missing fields={fields} isDraft={isDraft} />
          {choices.links_wait ? <FirstLinks fields={fields} /> : null}
          <Preview fields={fields} resource={resource} choices={choices} />
        </>
      ) : null}
    </MakingStep>
  )
}

function Missing({ fields, isDraft }: { fields: Fields; isDraft: boolean }) {
  const wrong = wrongToSend(withoutStatus(fields))
  if (wrong.length === 0) return null
  return (
    <div className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p>{isDraft ? m.resource_check_missing() : m.resource_check_missing_saved()}</p>
        <ul>
          {wrong.map((error) => (
            <li key={`${error.field} ${error.message}`}>
              {missingLabel(error.field, error.message)}{' '}
              <ChangeLink
                step={firstWrongStep([error]) ?? 1}
                what={missingLabel(error.field, error.message)}
              />
            </li>
          ))}
        </ul>
        {isDraft ? <p>{m.resource_check_or_draft()}</p> : null}
      </div>
    </div>
  )
}

/** Announced before publishing; the server decides by its own rules. */
function FirstLinks({ fields }: { fields: Fields }) {
  const words = `${fieldText(fields, 'description')} ${fieldText(fields, 'instruction')}`
  if (linksIn(fields).length === 0 && !/https?:|www\./i.test(words)) return null
  return (
    <div className={styles.note}>
      <Clock aria-hidden="true" />
      <p>{m.under_review_note_links()}</p>
    </div>
  )
}

const labels: Record<string, () => string> = { title: m.resource_title, resource_type_id: m.resource_type }

function missingLabel(field: string | undefined, message: string): string {
  const label = field === undefined ? undefined : labels[field]?.()
  return label ? `${label}: ${message}` : message
}

function ChangeLink({ step, what }: { step: Step; what: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <AddressLink
      href={`${path}?step=${step}`}
      className={styles.change}
      aria-label={m.resource_check_change_named({ what })}
    >
      {m.resource_check_change()}
    </AddressLink>
  )
}

function Preview({
  fields,
  resource,
  choices,
}: Pick<CheckStepProps, 'resource' | 'choices'> & { fields: Fields }) {
  const type = choices.resource_types.find(({ id }) => String(id) === fields.get('resource_type_id'))
  const chosen = (name: string, all: readonly { id: number; name: string }[]) =>
    all.filter(({ id }) => fields.getAll(name).includes(String(id)))
  const terms = [
    ...chosen('age_groups', choices.age_groups),
    ...chosen('skills', choices.skills),
    ...chosen('tags', choices.tags),
  ].map(({ name }) => name)
  const words = new Set([...terms, ...keywordsIn(fieldText(fields, 'keywords'))])
  const licence = licenceNames[(fieldText(fields, 'licence') || 'All rights reserved') as Licence]
  return (
    <article className={styles.preview} aria-label={m.resource_check_preview()}>
      <PreviewPart step={1} title={m.resource_step_what()}>
        <div className={styles.previewHead}>
          {type ? <TypeBadge>{type.name}</TypeBadge> : null}
          <h3>{fieldText(fields, 'title') || m.resource_check_no_title()}</h3>
        </div>
      </PreviewPart>
      <PreviewPart step={2} title={m.resource_step_content()}>
        <PreviewContent fields={fields} resource={resource} />
      </PreviewPart>
      <PreviewPart step={3} title={m.resource_step_audience()}>
        {terms.length > 0 ? null : <p className={styles.soft}>{m.resource_check_no_audience()}</p>}
        {words.size > 0 ? (
          <div className={styles.chips}>
            {[...words].map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </div>
        ) : null}
      </PreviewPart>
      <PreviewPart step={4} title={m.resource_step_sharing()}>
        <p>{fields.get('privacy') === 'Only me' ? m.resource_only_me_help() : m.resource_everyone_help()}</p>
        <p>
          {licence()}
          {fieldText(fields, 'credit') ? ` · ${fieldText(fields, 'credit')}` : ''}
        </p>
      </PreviewPart>
    </article>
  )
}

function PreviewPart({ step, title, children }: { step: Step; title: string; children: ReactNode }) {
  return (
    <div className={styles.previewPart}>
      <div className={styles.previewBody}>{children}</div>
      <ChangeLink step={step} what={title} />
    </div>
  )
}

function PreviewContent({ fields, resource }: { fields: Fields; resource: ResourceDetails | null }) {
  const files = fileNames(fields, resource?.resource_files ?? [])
  const links = linksIn(fields)
  const [description, instruction] = [fieldText(fields, 'description'), fieldText(fields, 'instruction')]
  if (files.length + links.length === 0 && !description && !instruction) {
    return <p className={styles.soft}>{m.resource_check_no_content()}</p>
  }
  return (
    <>
      {description ? (
        <div className={styles.words}>
          <ShowHtml html={description} />
        </div>
      ) : null}
      {instruction ? (
        <div className={styles.words}>
          <h4>{m.resource_instruction()}</h4>
          <ShowHtml html={instruction} />
        </div>
      ) : null}
      {files.length + links.length > 0 ? (
        <ul className={styles.previewFiles}>
          {files.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={`${at} ${name}`}>
              <FileMark media_type="" name={name} />
              {name}
            </li>
          ))}
          {links.map((link) => (
            <li key={link}>
              <span className={styles.linkMark}>
                <LinkIcon aria-hidden="true" />
              </span>
              {link}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The fields without their status, so that they are validated for publishing. */
function withoutStatus(fields: Fields): Fields {
  const copy = new URLSearchParams(fields)
  copy.delete('status')
  return copy
}

const SHOWN = new Set(['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'br', 'strong', 'em', 'u'])
/** Elements whose text is never meant to be read. */
const SILENT = new Set(['script', 'style', 'template', 'textarea', 'noscript', 'title', 'svg', 'math'])

/** A live preview of the text. It is parsed outside the page, so nothing in it runs. */
function ShowHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(asHtml(html), 'text/html')
  return childrenOf(body)
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => shown(child, at))
}

function shown(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || SILENT.has(node.localName)) return null
  if (node.localName === 'br') return <br key={key} />
  const href = node.localName === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (isWebAddress(href)) {
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer nofollow">
        {childrenOf(node)}
      </a>
    )
  }
  const Tag = (SHOWN.has(node.localName) ? node.localName : 'span') as 'p'
  return <Tag key={key}>{childrenOf(node)}</Tag>
}
