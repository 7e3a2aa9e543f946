import type { familyEn } from './family-en.ts'
import { account } from './hi/account.ts'
import { family } from './hi/family.ts'
import { renewal } from './hi/renewal.ts'
import { signIn } from './hi/sign-in.ts'
import { verify } from './hi/verify.ts'
import type { Translation } from './message.ts'

export const familyHi: Translation<typeof familyEn> = {
  ...account,
  ...family,
  ...renewal,
  ...signIn,
  ...verify,
}
