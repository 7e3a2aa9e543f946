/** How much accounts may post in a day. */
export interface PostingRules {
  readonly new_account_days: number
  readonly new_account_posts: number
  readonly posts_a_day: number
}

const DAY = 24 * 60 * 60 * 1000

/** Whether an account was made so lately that nobody knows it yet. */
export function isNewAccount(
  { new_account_days }: Pick<PostingRules, 'new_account_days'>,
  account: { readonly madeAt: Date; readonly now: Date },
): boolean {
  return account.now.getTime() - account.madeAt.getTime() < new_account_days * DAY
}

/** What an account may post in a day; a new one never more than one that is known. */
export function allowanceOf({ new_account_posts, posts_a_day }: PostingRules, isNew: boolean): number {
  return isNew ? Math.min(new_account_posts, posts_a_day) : posts_a_day
}
