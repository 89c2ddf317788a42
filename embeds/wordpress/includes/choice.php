<?php
/**
 * Options of a block or a shortcode. Names and values are those of the frame's address.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

const DEFAULTS = array(
	'mode'   => 'inline',
	'lang'   => 'ro',
	'theme'  => '',
	'accent' => '',
	'title'  => true,
	'bg'     => true,
	'font'   => '',
	'ref'    => '',
	'embed'  => '',
	'save'   => true,
	'trial'  => false,
	'text'   => '',
	'open'   => '',
);

/**
 * Replaces unknown values by defaults.
 *
 * @param array $given Attributes of the block, or of the shortcode, which are all strings.
 */
function choice( $given ) {
	$given  = array_map( 'Vitrina\Questionnaire\as_text', array_intersect_key( (array) $given, DEFAULTS ) );
	$choice = array_merge( array_map( 'Vitrina\Questionnaire\as_text', DEFAULTS ), $given );
	$accent = ltrim( $choice['accent'], '#' );
	// The dashboard shows the id as `embed=…`.
	$embed = preg_replace( '/^embed=/', '', $choice['embed'] );
	return array(
		'mode'   => in_array( $choice['mode'], array( 'popup', 'link' ), true ) ? $choice['mode'] : 'inline',
		'lang'   => 'en' === $choice['lang'] ? 'en' : 'ro',
		'theme'  => in_array( $choice['theme'], array( 'light', 'dark' ), true ) ? $choice['theme'] : '',
		'accent' => preg_match( '/^[0-9a-f]{6}$/i', $accent ) ? strtolower( $accent ) : '',
		'title'  => wp_validate_boolean( $choice['title'] ),
		'bg'     => wp_validate_boolean( $choice['bg'] ),
		'font'   => preg_match( '/^[\p{L}\d ,-]{1,100}$/u', $choice['font'] ) ? $choice['font'] : '',
		'ref'    => mb_substr( $choice['ref'], 0, 100 ),
		'embed'  => preg_match( '/^[a-z0-9]{10}$/', $embed ) ? $embed : '',
		'save'   => wp_validate_boolean( $choice['save'] ),
		'trial'  => wp_validate_boolean( $choice['trial'] ),
		'text'   => $choice['text'],
		'open'   => preg_match( '/^(load|exit|time:\d{1,4}|scroll:\d{1,3})$/', $choice['open'] ) ? $choice['open'] : '',
	);
}

function as_text( $value ) {
	if ( is_bool( $value ) ) {
		return $value ? '1' : '0';
	}
	return is_scalar( $value ) ? sanitize_text_field( (string) $value ) : '';
}

/** Whether the form is transparent. Only inline: a popup would show the page beneath it. */
function is_clear( $choice ) {
	return 'inline' === $choice['mode'] && ! $choice['bg'];
}

/** Folder of the form and its script, by language. */
function form_folder( $choice ) {
	return address() . '/q/v1/' . ( 'en' === $choice['lang'] ? 'en/' : '' );
}

/** Address of the form with the options that differ from their defaults. */
function form_address( $choice ) {
	$query = array_filter(
		array(
			'theme'  => $choice['theme'],
			'accent' => $choice['accent'],
			// The loader returns the reference to the page; a plain link has no loader.
			'ref'    => 'link' === $choice['mode'] ? '' : $choice['ref'],
			'embed'  => $choice['embed'],
			'save'   => $choice['save'] ? '' : '0',
			'title'  => $choice['title'] ? '' : '0',
			'bg'     => is_clear( $choice ) ? '0' : '',
			'font'   => $choice['font'],
			'trial'  => $choice['trial'] ? '1' : '',
		),
		'strlen'
	);
	return form_folder( $choice ) . ( $query ? '?' . http_build_query( $query, '', '&' ) : '' );
}
