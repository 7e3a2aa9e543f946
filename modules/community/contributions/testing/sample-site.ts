import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestSite, type Values } from '#framework/testing'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { sampleGateway, type SampleGateway } from '#money/payments/testing'
import { notifications } from '#site/notifications'
import { website } from '#site/website'
import { ContributionPurpose } from '../campaign/contribution-purpose.doctype.ts'
import { contributions } from '../index.ts'

export { valuesOf, type Values } from '#framework/testing'

const Business = docType('Business', { fields: { title: text() }, access: { 'System Manager': everything } })

export interface ContributionSite {
  readonly site: TestSite
  readonly gateway: SampleGateway
  readonly library: string
  readonly closed: string
}

export async function openContributionSite(): Promise<ContributionSite> {
  const gateway = sampleGateway()
  const stubModule = defineModule({
    ...{ name: 'stand_ins', docTypes: [Business] },
    extensions: [gateway.extension],
  })
  const siteModules = [website, notifications, stubModule, ledger, payments, contributions]
  const site = await testSite(siteModules)
  const [library, closed] = await site.engine.write(administrator, async (documents) => {
    const open = await documents.insert(ContributionPurpose, { title: 'Library', goal: 1000_00 })
    const shut = await documents.insert(ContributionPurpose, { title: 'Old roof', is_open: 0 })
    return [open.name, shut.name] as const
  })
  return { site, gateway, library, closed }
}

const call = (method: string) => `/api/method/${method}`

export const meena = { donor_name: 'Meena', email: 'meena@example.org', amount: 500 } as const

export const offer = (client: TestClient, values: object) =>
  client.post(call('mela.contributions.offer'), { ...meena, ...values })

export const startPayment = (client: TestClient, offered: unknown, more: object = {}) => {
  const { name, receipt_token } = valuesOf(offered)
  return client.post(call('mela.payments.pay'), {
    ...{ reference_type: 'Contribution', reference_name: name, receipt_token, gateway: 'Razorpay' },
    idempotency_key: `test-key-of-${String(name)}`,
    ...more,
  })
}

export const readStatus = (client: TestClient, started: unknown) => {
  const { payment, token } = valuesOf(started)
  return client.post(call('mela.payments.get_status'), { payment, token })
}

export const readCampaign = async (client: TestClient): Promise<Values> =>
  valuesOf((await client.get(call('mela.contributions.get_campaign'))).message)

export async function payContribution({ site, gateway, library }: ContributionSite, values: object = {}) {
  const offered = valuesOf((await offer(site.guest, { purpose: library, ...values })).message)
  const started = valuesOf((await startPayment(site.guest, offered)).message)
  gateway.play(String(started['payment']))
  const status = valuesOf((await readStatus(site.guest, started)).message)
  return { offered, started, status }
}
