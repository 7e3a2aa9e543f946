/** Converts rupees to minor units. */
export const rupees = (amount: number): number => amount * 100

export const ASHA_SHOP = 'BS-00001'
export const MANNVASANAI = 'BS-00002'
export const KAPAS = 'BS-00003'
export const PAATHIRAM = 'BS-00004'

export interface DemoProduct {
  readonly title: string
  readonly route: string
  readonly business: string
  readonly category: string
  readonly price: number
  readonly compare_at_price?: number
  readonly short_description: string
  readonly description: string
  /** Days after delivery in which it can be returned; 0 for food and seeds, as the cancellation policy says. */
  readonly return_days?: number
  readonly returnable?: 0 | 1
  readonly picture: string
}
