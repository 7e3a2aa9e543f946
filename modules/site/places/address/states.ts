/**
 * GST state codes, from the list of the GST Council. Daman and Diu (25) merged into Dadra and Nagar Haveli (26) in
 * 2020; 28 was Andhra Pradesh before Telangana.
 */
const codes = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
} as const

const alsoWritten = {
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  uttaranchal: 'Uttarakhand',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  tamilnadu: 'Tamil Nadu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'the dadra and nagar haveli and daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
} as const

const folded = (text: string) => text.trim().toLowerCase().replaceAll('&', ' and ').replace(/\s+/g, ' ')

const byWriting: ReadonlyMap<string, string> = new Map([
  ...Object.keys(codes).map((name) => [folded(name), name] as const),
  ...Object.entries(alsoWritten),
])

const byName: ReadonlyMap<string, string> = new Map(Object.entries(codes))

export const stateNames: readonly string[] = Object.keys(codes)

/** Normalises a state's name: 'TAMILNADU' becomes 'Tamil Nadu'; null for an unknown one. */
export function stateNamed(text: string): string | null {
  return byWriting.get(folded(text)) ?? null
}

/** Returns the GST state code: '33' for Tamil Nadu; null outside of India. */
export function stateCodeOf(state: string): string | null {
  return byName.get(stateNamed(state) ?? '') ?? null
}
