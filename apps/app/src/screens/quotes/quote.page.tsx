import { useCall } from '#client/react'
import { addedMessages } from '../../language/added-messages.tsx'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { quoteCall } from './quote-calls.ts'
import { quoteScreen } from './quote.screen.tsx'
import { QuoteView } from './quote-view.tsx'

const QuoteMessages = addedMessages('quotes')

QuoteMessages.fetchAhead()

export function QuotePage({ params }: PageProps) {
  return (
    <QuoteMessages>
      <Page screen={quoteScreen} params={params}>
        <QuoteBody code={params['code'] ?? ''} />
      </Page>
    </QuoteMessages>
  )
}

function QuoteBody({ code }: { code: string }) {
  const query = useCall(quoteCall(code))
  if (query.error?.status === 404) return <QuoteNotFound />
  return (
    <Shown query={query} loading={<CartSkeleton />}>
      {(quote) => <QuoteView {...{ quote, code }} />}
    </Shown>
  )
}

function QuoteNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('quotes.not_found_title')}
      text={t('quotes.not_found_text')}
      mainLink={{ label: t('quotes.contact'), href: '/contactus' }}
    />
  )
}
