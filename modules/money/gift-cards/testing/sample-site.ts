import pLimit from 'p-limit'
import { money, text } from '#framework/doctypes'
import { randomName } from '#framework/documents'
import { anyone, defineModule, method, type Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { rowsOf, valuesOf, type TestClient, type TestResponse } from '#framework/testing'
import { toDecimal } from '#meta'
import { openWalletSite, SampleFee, type WalletSite } from '#money/wallet/testing'
import { WebsiteSettings } from '#site/website'
import { GiftCard } from '../gift-card/gift-card.doctype.ts'
import { giftCardAccount } from '../gift-card/gift-card.queries.ts'
import { hashCode } from '../gift-card/gift-card-code.ts'
import { giftCards } from '../index.ts'
import { spendFromGiftCard } from '../payment/spend-from-gift-card.ts'
import { GiftCardSettings } from '../settings/gift-card-settings.doctype.ts'

/** Calls at once wait here, as orders do, and not for a connection. */
const limitConcurrency = pLimit(8)

/** Pays a sample fee from a gift card, as a checkout does. */
const spend = method({
  access: anyone,
  input: {
    fee: text({ required: true }),
    amount: money({ required: true }),
    code: text({ required: true }),
    key: text(),
  },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  async run({ input: { fee: name, amount, code, key }, caller, site, ctx }) {
    const hashes = await hashCode(site, code)
    const pay = () =>
      site.write(caller, (documents) =>
        spendFromGiftCard(documents.asSystem(), ctx, {
          ...{ user: null, code: hashes, type: SampleFee.name, name, amount },
          idempotencyKey: key ?? randomName(),
        }),
      )
    const payment = await limitConcurrency(pay)
    return { payment: payment.name, paid: toDecimal(payment.captured_amount) }
  },
})

const spender = defineModule({ name: 'sample_spender', methods: { spend } })

export interface IssuedCard {
  readonly name: string
  readonly code: string
}

export interface GiftCardSite extends Omit<WalletSite, 'spend' | 'call' | 'change'> {
  call(client: TestClient, method: string, args?: Readonly<Record<string, unknown>>): Promise<TestResponse>
  callWallet: WalletSite['call']
  change(settings: Readonly<Record<string, unknown>>): Promise<void>
  switchGiftCards(isOn: boolean): Promise<void>
  /** Issues a goodwill card of an amount in minor units, and returns it with the code of its email. */
  newCard(amount: number, values?: Readonly<Record<string, unknown>>): Promise<IssuedCard>
  /** Saves a card that waits for its payment, as the office does. */
  draftCard(amount: number, values?: Readonly<Record<string, unknown>>): Promise<string>
  sendMails(): Promise<void>
  /** Returns the messages with a card's code, the latest last; the sample site has no mail server and shows them. */
  mailsOf(recipient: string): Promise<readonly { readonly code: string; readonly body: string }[]>
  spend(card: { readonly code: string }, fee: string, amount: number): Promise<TestResponse>
  refund(payment: unknown, amount: number): Promise<TestResponse>
  /** Minor units. */
  holds(card: { readonly name: string }): Promise<number>
  card(name: string): Promise<Readonly<Record<string, unknown>>>
}

async function readMails({ site }: WalletSite, recipient: string) {
  const { rows } = await site.administrator.get('/api/resource/Outbox Message', {
    filters: { recipient, event: 'gift_cards.delivered' },
    fields: ['body', 'card'],
    order_by: 'creation asc',
  })
  return rowsOf(rows).map(({ body, card }) => {
    const paragraphs: unknown = JSON.parse(String(card))
    return { body: String(body), code: Array.isArray(paragraphs) ? String(paragraphs[3]) : '' }
  })
}

let recipients = 0

/** A site with gift cards and wallets switched on, a sample payable, and no mail server. */
export async function openGiftCardSite(more: readonly Module[] = []): Promise<GiftCardSite> {
  const walletSite = await openWalletSite([...more, giftCards, spender])
  const { site, office, clock, key, ledgerBalance } = walletSite
  const { write, read } = site.engine
  const call: GiftCardSite['call'] = (client, name, args) =>
    client.post(`/api/method/mela.gift_cards.${name}`, args)
  const save = (values: Readonly<Record<string, unknown>>) =>
    write(administrator, async (documents) => {
      await documents.save(GiftCardSettings, GiftCardSettings.name, values)
    })
  const switchGiftCards: GiftCardSite['switchGiftCards'] = (isOn) =>
    write(administrator, async (documents) => {
      await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_gift_cards: isOn ? 1 : 0 })
    })
  const mailsOf: GiftCardSite['mailsOf'] = (recipient) => readMails(walletSite, recipient)
  const sendMails = async () => {
    // Messages of one moment have no order.
    clock.pass(1)
    await site.engine.drainEvents()
    await site.engine.runTask('gift_cards.deliver_due')
    await site.engine.runTask('notifications.send')
    await site.engine.drainEvents()
  }
  const draftCard: GiftCardSite['draftCard'] = async (amount, values = {}) => {
    const { status, data, body } = await office.post(`/api/resource/${GiftCard.name}`, {
      ...{ amount: amount / 100, recipient_name: 'Ravi', recipient_email: 'ravi@example.org' },
      ...{ sender_name: 'Meena', message: 'Happy birthday!', reason: 'A broken lamp', ...values },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return String(valuesOf(data)['name'])
  }
  await switchGiftCards(true)
  await save({ allow_purchase: 1, terms: 'Not exchanged for cash.' })
  return {
    ...walletSite,
    ...{ call, callWallet: walletSite.call, change: save, switchGiftCards, mailsOf, sendMails, draftCard },
    async newCard(amount, { recipient_email: chosen, ...values } = {}) {
      recipients += 1
      const recipient_email = typeof chosen === 'string' ? chosen : `friend-${recipients}@example.org`
      const name = await draftCard(amount, { ...values, recipient_email })
      const { status, body } = await call(office, 'issue', { name })
      if (status !== 200) throw new Error(JSON.stringify(body))
      await sendMails()
      return { name, code: (await mailsOf(recipient_email)).at(-1)?.code ?? '' }
    },
    spend: ({ code }, fee, amount) =>
      site.guest.post('/api/method/mela.sample_spender.spend', {
        fee,
        amount: amount / 100,
        code,
        key: key(),
      }),
    refund: (payment, amount) =>
      office.post('/api/method/mela.payments.refund', {
        ...{ payment, amount: amount / 100, reason: 'The class was cancelled', idempotency_key: key() },
      }),
    holds: async ({ name }) => -(await ledgerBalance(giftCardAccount(name))) || 0,
    card: (name) => read(administrator, (documents) => documents.get(GiftCard, name)),
  }
}
