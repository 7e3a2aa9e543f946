/** In which order reviews are read. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const

export type ReviewSort = (typeof reviewSorts)[number]
