import { inLanguage, type Context } from '#framework/context'
import { select } from '#framework/doctypes'
import { Download, method, signedInUsers } from '#framework/modules'
import { createStatementSheet, renderStatement } from '#money/statements'
import { readWebsiteSettings } from '#site/website'
import { openStatement, statementInput, type HouseholdStatementInput } from './open-statement.ts'

/** Renders while sending, after the transaction, so that slow work occupies no database connection. */
async function* streamPdf(sheet: ReturnType<typeof createStatementSheet>): AsyncGenerator<Uint8Array> {
  yield await renderStatement(sheet)
}

async function createPdf(ctx: Context, input: HouseholdStatementInput): Promise<Download> {
  const { documents, language, t } = ctx
  const { household, period, found, personOf } = await openStatement(ctx, input)
  const { site_name: organisation } = await readWebsiteSettings(documents)
  const { family_name: family } = household.family
  const { today } = documents
  const sheet = createStatementSheet(found, { organisation, family, ...period, today, language, t, personOf })
  return new Download({
    fileName: `statement-${period.from}-${period.to}.pdf`,
    contentType: 'application/pdf',
    chunks: streamPdf(sheet),
    isShown: true,
  })
}

/** Returns a family's statement as a PDF. Its language is the caller's by default. */
export const downloadStatement = method({
  access: signedInUsers,
  input: { ...statementInput, language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: ({ input, ctx }) => createPdf(inLanguage(ctx, input.language ?? ctx.language), input),
})
