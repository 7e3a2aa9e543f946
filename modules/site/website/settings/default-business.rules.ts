/** The business of a visitor who has chosen none. Source: product specification, section 9. */
export const DEFAULT_BUSINESS = 'BS-00001'
