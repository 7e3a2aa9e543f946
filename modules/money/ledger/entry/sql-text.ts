import type { Message } from '#meta'

/** The English of a message as a text in SQL: what a check of the books answers and a run of it keeps. */
export const sqlText = ({ text }: Message): string => `'${text.replaceAll("'", "''")}'`
