import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Button, ButtonLink } from '#ui-kit/button.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Copy, type Icon, Mail, MessageCircle, Share2 } from '#ui-kit/icons.ts'
import { copyLink } from '#ui-kit/share-link.ts'
import { TextField } from '#ui-kit/text-field.tsx'
import { stepPlace } from '../../awareness-address.contract.ts'
import { positionOfStep } from '../../awareness-steps.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './share-campaign.module.css'
import { ShareOnPaper } from './share-on-paper.tsx'
import { SERVICES, type ShareService, serviceAddress, sharedLink } from './share-ways.ts'
import { useNoteShared } from './use-note-shared.ts'

interface ShareCampaignProps {
  campaign: Subscription
  publicUrl: string
}

const services: Record<ShareService, { label: () => string; icon: Icon }> = {
  whatsapp: { label: m.share_whatsapp, icon: MessageCircle },
  facebook: { label: m.awareness_editing_share_facebook, icon: Share2 },
  x: { label: m.awareness_editing_share_x, icon: Share2 },
  email: { label: m.awareness_editing_share_email, icon: Mail },
}

/** Ways to share a campaign's link. Only the fact that it was shared is recorded. */
export function ShareCampaign({ campaign, publicUrl }: ShareCampaignProps) {
  const { status, hold_reason, program_data } = campaign
  const isOver = status === 'ended' || hold_reason !== null || program_data.publication === 'ended'
  if (isOver) return <p>{m.awareness_editing_share_closed()}</p>
  return <Ways campaign={campaign} publicUrl={publicUrl} />
}

function Ways({ campaign, publicUrl }: ShareCampaignProps) {
  const noteShared = useNoteShared(campaign.id)
  const { title } = campaign.program_data
  const text = m.awareness_editing_share_text({ title })
  const link = sharedLink(campaign, publicUrl, 'link')

  async function copy() {
    if (await copyLink({ title, url: link })) await noteShared('link')
  }

  return (
    <div className={styles.share}>
      <ul className={styles.ways}>
        {SERVICES.map((service) => {
          const { label, icon: Picture } = services[service]
          const url = sharedLink(campaign, publicUrl, service)
          return (
            <li key={service}>
              <ButtonLink
                isWide
                href={serviceAddress(service, { url, title, text })}
                target={service === 'email' ? undefined : '_blank'}
                rel="noopener noreferrer"
                onClick={() => void noteShared(service)}
              >
                <Picture aria-hidden="true" />
                {label()}
              </ButtonLink>
            </li>
          )
        })}
        <li className={styles.scripted}>
          <Button isWide onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {m.share_copy()}
          </Button>
        </li>
      </ul>
      <TextField
        label={m.awareness_editing_share_link()}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <ToldByHand id={campaign.id} />
      <Disclosure summary={m.awareness_editing_share_paper()} look="card">
        <ShareOnPaper id={campaign.id} title={title} noteShared={noteShared} />
      </Disclosure>
    </div>
  )
}

/** Lets people report sharing that our buttons don't notice. */
function ToldByHand({ id }: { id: number }) {
  const place = stepPlace(positionOfStep('spread_awareness'))
  const stay = useStayAt(place)
  return (
    <Form
      call="POST /program/share/"
      next={`#${place}`}
      headingLevel={3}
      onSent={stay}
      className={styles.unscripted}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="channel" value="link" />
      <p>{m.awareness_editing_share_unscripted()}</p>
      <SubmitButton size="normal" variant="second">
        {m.awareness_editing_share_told()}
      </SubmitButton>
    </Form>
  )
}
