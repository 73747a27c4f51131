import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { errorMessage } from '../../../graphql/error-message.ts';
import { usePostingValues, type PostingValues } from '../draft/form-values.ts';
import { confirmWithCardholder } from '../../../shared/card-payment/card-processor.ts';
import { loadCardProcessor } from '../../../shared/card-payment/use-card-processor.ts';
import { isPostable } from '../../../../domain/options/property-types.ts';
import { useLocation } from '../../../app/router/router.tsx';
import { PostingOptionsDocument } from '../options.generated.ts';
import { usePropertyTypeQuoteQuery } from './edit-listing.generated.ts';

export type PropertyTypeChange = ReturnType<typeof usePropertyTypeChange>;

/** Returns the property type of a listing that is edited, published as `published`, and what a change would cost. */
export function usePropertyTypeChange(id: string, published: number | null) {
  const client = useApolloClient();
  const form = useForm<PostingValues>();
  const [refused, setRefused] = useState<string>();
  const [asking, setAsking] = useState(false);
  const requestedType = useRef(Number(new URLSearchParams(useLocation().search).get('type')));
  useEffect(() => {
    if (isPostable(requestedType.current)) form.change('type', requestedType.current);
    requestedType.current = 0;
  }, [form]);
  const chosen = usePostingValues().type;
  const changed = chosen !== published && chosen !== null;
  // always the newest: it is counted to the second
  const { data, error, loading, refetch } = usePropertyTypeQuoteQuery({
    variables: { id, type: chosen ?? 0 },
    skip: !changed,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const answer = changed && !loading ? data?.propertyTypeQuote : undefined;
  const quoteError = answer && 'errors' in answer ? answer.errors[0]?.messages[0] : undefined;
  return {
    published,
    chosen,
    /** What the change costs; undefined while nothing is changed, or it is being asked. */
    quote: answer && 'price' in answer ? answer : undefined,
    /** Why it cannot be changed, or was not, in words. */
    problem: changed ? (refused ?? quoteError ?? (error && !loading ? errorMessage(error) : undefined)) : undefined,
    loading,
    asking,
    choose: (type: number) => {
      setRefused(undefined);
      form.change('type', type);
    },
    /** Takes what was refused of the price or of its payment. @returns what is refused of anything else */
    refuse: ({ type, payment, ...others }: FieldErrors): FieldErrors => {
      const words = payment?.[0] ?? type?.[0];
      setRefused(words);
      // The sum has moved on, or what the account has to its credit.
      if (words && changed) refetch().catch(() => undefined);
      return words && !changed ? { ...(type && { type }), ...(payment && { payment }), ...others } : others;
    },
    /** Has the card's owner answer their bank; {} when they said yes. */
    confirm: async (clientSecret: string): Promise<FieldErrors> => {
      setAsking(true);
      try {
        const { data: known } = await client.query({ query: PostingOptionsDocument });
        const processor = known && (await loadCardProcessor(known.options));
        const confirmation = await confirmWithCardholder(processor, clientSecret);
        return 'errors' in confirmation ? confirmation.errors : {};
      } finally {
        setAsking(false);
      }
    },
  };
}
