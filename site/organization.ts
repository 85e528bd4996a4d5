import type { Organization, PostalAddress } from 'schema-dts';
import { company } from '@/content/company';
import { sample } from '@/content/samples';
import { contactPerson } from './people';
import { absoluteUrl } from './urls';

export const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
  addressLocality: company.city,
  addressCountry: company.countryCode,
};

/** The company, for search engines; what is not filled in content/company.yaml is left out. */
export const organization = {
  '@type': 'Organization',
  '@id': `${absoluteUrl('/')}#organization`,
  name: company.brand,
  legalName: company.legalName,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  address,
  ...(company.phone && { telephone: company.phone }),
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ url }) => url) }),
  ...((company.phone || contactPerson) && {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: company.email,
      ...(company.phone && { telephone: company.phone }),
      ...(contactPerson && { name: contactPerson.name }),
    },
  }),
  identifier: {
    '@type': 'PropertyValue',
    name: company.registration.label,
    value: `${company.registration.number}${sample.fact}`,
  },
} satisfies Organization;
