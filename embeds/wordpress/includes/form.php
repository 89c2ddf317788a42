<?php
/**
 * HTML of the form: the same for every visitor, so that caches can store it.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

const LOADER = 'vitrina-questionnaire-loader';
const STYLE  = 'vitrina-questionnaire';
// `allow-same-origin` means the frame's own origin; it gives no access to the page.
const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

add_action( 'init', __NAMESPACE__ . '\register_style' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\load_async', 10, 2 );

/** Registered without a path, so WordPress cannot inline it. */
function register_style() {
	wp_register_style( STYLE, plugins_url( 'assets/form.css', PLUGIN_FILE ), array(), VERSION );
}

/** @param array $given Attributes of the block or the shortcode. */
function form( $given ) {
	if ( ! address() ) {
		return '';
	}
	$choice = choice( $given );
	// Feed readers show no frames and run no scripts.
	if ( 'inline' !== $choice['mode'] || is_feed() ) {
		return link_to_form( $choice );
	}
	load_assets( $choice );
	return frame( $choice );
}

function frame( $choice ) {
	$scheme = 'dark' === $choice['theme'] ? 'dark' : 'light';
	return sprintf(
		'<iframe src="%s" title="%s" width="100%%" height="662" frameborder="0" loading="lazy" sandbox="%s" data-site-quiz%s></iframe>',
		esc_url( form_address( $choice ), array( 'https', 'http' ) ),
		esc_attr( in_its_language( $choice, 'Website request form', __( 'Website request form', 'vitrina-questionnaire' ) ) ),
		esc_attr( SANDBOX ),
		is_clear( $choice ) ? ' class="vitrina-questionnaire-' . esc_attr( $scheme ) . '"' : ''
	);
}

/** A link to the form; the loader opens a popup instead. */
function link_to_form( $choice ) {
	$opens = '';
	if ( 'popup' === $choice['mode'] && ! is_feed() ) {
		load_assets( $choice );
		$opens = sprintf( ' data-site-quiz-popup="%s"', esc_attr( $choice['open'] ) );
	}
	return sprintf(
		'<a href="%s" class="wp-element-button"%s>%s</a>',
		esc_url( form_address( $choice ), array( 'https', 'http' ) ),
		$opens,
		esc_html( $choice['text'] ? $choice['text'] : in_its_language( $choice, 'Request a website', __( 'Request a website', 'vitrina-questionnaire' ) ) )
	);
}

/** English for an English form, whatever the site's language. */
function in_its_language( $choice, $english, $translated ) {
	return 'en' === $choice['lang'] ? $english : $translated;
}

/** Once, and only on pages that have the form; the first one's script serves forms in both languages. */
function load_assets( $choice ) {
	// Without a version in the address: the server's cache headers decide.
	wp_enqueue_script( LOADER, form_folder( $choice ) . 'loader.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	if ( is_clear( $choice ) ) {
		wp_enqueue_style( STYLE );
	}
}

/** WordPress supports this itself only since 6.3. */
function load_async( $tag, $handle ) {
	return LOADER === $handle ? str_replace( ' src=', ' async src=', $tag ) : $tag;
}
