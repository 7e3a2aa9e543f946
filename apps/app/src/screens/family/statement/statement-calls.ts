import { call, clientSettings, fileAddress, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'
import { fileLanguage } from '../../../language/device-language.ts'

/** FamilyStatement of a family for a period. Money is a decimal, days are 'YYYY-MM-DD'. */
export type FamilyStatement = Methods['mela.family.get_statement']['output']

export type FamilyStatementLine = FamilyStatement['lines'][number]

export type KindSums = FamilyStatement['sums'][number]

export type Period = FamilyStatement['periods'][number]

/** Chosen family and days; null where the server decides. */
export interface Question {
  family: string | null
  days: { from: string; to: string } | null
}

export const statementPath = '/family/statement'

const inputOf = ({ family, days }: Question) => ({ ...(family === null ? {} : { family }), ...days })

export const familyStatementCall = (question: Question): PageCall<FamilyStatement> => ({
  ...methodRead('mela.family.get_statement', inputOf(question)),
  key: `statement:${JSON.stringify(inputOf(question))}`,
  isTranslated: true,
})

/** Returns the address of the PDF, which is made when it is fetched. */
export const statementPdf = ({ family, from, to }: FamilyStatement, language: string): string =>
  clientSettings.host +
  fileAddress('mela.family.download_statement', { family, from, to, language: fileLanguage(language) })

export const shareStatement = (input: Methods['mela.family.share_statement']['input']) =>
  call('mela.family.share_statement', input)
